// Which commands a tool's complaints come from: the name by which a diagnostic knows the tool is not always the program's.
import { programName } from './scripts/carriers.ts'

const jvm = 'mvn mvnw gradle gradlew'
const cCompilers = 'gcc g++ cc c++ clang clang++ make gmake cmake ninja meson scons'

/** Programs by tool, parted by blanks; `go+test` is the program `go` with `test` among its first words. */
const programs: ReadonlyMap<string, string> = new Map([
  ['autotools', 'configure autoreconf autogen.sh make'],
  ['bazel', 'bazel bazelisk'],
  ['cargo', 'cargo'],
  ['cargo test', 'cargo+test cargo+nextest cargo+llvm-cov cargo+tarpaulin cross+test'],
  ['checkstyle', `checkstyle ${jvm}`],
  ['cmake', 'cmake ctest'],
  ['conda', 'conda mamba micromamba'],
  ['coverage', 'coverage pytest'],
  ['dart', 'dart flutter'],
  ['docker', 'docker docker-compose podman buildah'],
  ['doctest', 'doctest pytest'],
  ['dotnet', 'dotnet msbuild nuget'],
  ['dotnet test', 'dotnet+test dotnet+vstest'],
  ['elixir', 'mix elixir'],
  ['eslint', 'eslint eslint_d standard xo next+lint ng+lint vue-cli-service+lint'],
  ['gcc', cCompilers],
  ['ghc', 'ghc cabal stack'],
  ['go', 'go'],
  ['go test', 'go+test gotestsum ginkgo'],
  ['gofmt', 'gofmt gofumpt goimports go+fmt'],
  ['googletest', 'ctest bazel bazelisk make'],
  ['gradle', 'gradle gradlew'],
  ['infra', 'terraform tofu terragrunt tflint helm kubectl kubeconform ansible-playbook ansible-lint pulumi cdk'],
  ['javac', `javac ${jvm}`],
  ['jest', 'jest react-scripts+test craco+test'],
  // Failures that a test report told: whatever runs tests can have written it.
  [
    'junit',
    `pytest py.test jest vitest mocha playwright go+test gotestsum phpunit rspec dotnet+test cargo+nextest ctest ${jvm}`,
  ],
  ['kotlinc', `kotlinc ${jvm}`],
  ['make', 'make gmake'],
  ['maven', 'mvn mvnw'],
  ['mocha', 'mocha electron-mocha _mocha'],
  ['mypy', 'mypy dmypy'],
  ['next build', 'next'],
  ['node', 'node ts-node tsx'],
  ['node:test', 'node+--test tsx+--test'],
  ['phpunit', 'phpunit pest paratest artisan+test'],
  ['php', 'php phpstan psalm php-cs-fixer phpcs'],
  ['pip', 'pip pip3'],
  ['pre-commit', 'pre-commit prek'],
  ['pyright', 'pyright basedpyright'],
  ['pytest', 'pytest py.test'],
  ['python', 'python python3 py'],
  ['python-build', 'build pip pip3 setup.py flit hatch'],
  ['R', 'R Rscript'],
  ['rspec', 'rspec rake'],
  ['ruby', 'ruby rake rubocop rails standardrb bundle'],
  ['rustc', 'cargo rustc cross'],
  ['rustfmt', 'cargo+fmt rustfmt'],
  ['solc', 'solc forge hardhat'],
  ['sphinx', 'sphinx-build make'],
  ['surefire', jvm],
  ['swift', 'swift xcodebuild swiftlint'],
  ['system-packages', 'apt apt-get apk yum dnf brew choco'],
  ['text-linter', 'typos codespell cspell markdownlint markdownlint-cli2 vale hadolint'],
  ['tsc', 'tsc vue-tsc tsgo'],
  ['unittest', 'unittest manage.py+test'],
])

/** Programs whose first argument may be the program that matters. */
const interpreters = new Set(['python', 'python3', 'php', 'node', 'ruby'])

/** Whether a command (program and arguments, without carriers) can be the one that `tool` complains in. */
export function isCommandOf(tool: string, core: readonly string[]): boolean {
  const own = (programs.get(tool) ?? tool.replaceAll(' ', '+')).split(' ')
  const first = programName(core[0])
  const inner = interpreters.has(first) ? core.slice(1) : []
  if (first === 'pre-commit' || first === 'prek') {
    const hook = core[1] === 'run' ? core[2] : undefined
    if (hook !== undefined && own.some((program) => hook === program || hook.startsWith(`${program}-`))) return true
  }
  return own.some((program) => starts(core, program) || starts(inner, program))
}

function starts(core: readonly string[], pattern: string): boolean {
  const [program, word] = pattern.split('+')
  if (core.length === 0 || programName(core[0]) !== program) return false
  // The word that decides comes early: `cargo +nightly test`, `go -C x test`.
  return word === undefined || core.slice(1, 5).includes(word)
}
