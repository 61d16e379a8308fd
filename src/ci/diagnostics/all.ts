// Every diagnostic there is. Order does not matter: where findings overlap, their strength decides (blame.ts).
import { actionlint } from './actionlint.ts'
import { annotations } from './annotations.ts'
import { ansibleLint } from './ansible-lint.ts'
import { autotools } from './autotools.ts'
import { ava } from './ava.ts'
import { bandit } from './bandit.ts'
import { bazel } from './bazel.ts'
import { behave } from './behave.ts'
import { biome } from './biome.ts'
import { black } from './black.ts'
import { bun } from './bun.ts'
import { busted } from './busted.ts'
import { cargo } from './cargo.ts'
import { cargoTest } from './cargo-test.ts'
import { checkstyle } from './checkstyle.ts'
import { cmake } from './cmake.ts'
import { conda } from './conda.ts'
import { coverage } from './coverage.ts'
import { cypress } from './cypress.ts'
import { dart } from './dart.ts'
import { deno } from './deno.ts'
import type { Diagnostic } from './diagnostic.ts'
import { docker } from './docker.ts'
import { doctest } from './doctest.ts'
import { dotnet } from './dotnet.ts'
import { dotnetTest } from './dotnet-test.ts'
import { elixir } from './elixir.ts'
import { erlang } from './erlang.ts'
import { esbuild } from './esbuild.ts'
import { eslint } from './eslint.ts'
import { flake8 } from './flake8.ts'
import { gcc } from './gcc.ts'
import { git } from './git.ts'
import { goBuild } from './go-build.ts'
import { goTest } from './go-test.ts'
import { gofmt } from './gofmt.ts'
import { golangci } from './golangci.ts'
import { gradle } from './gradle.ts'
import { gtest } from './gtest.ts'
import { haskell } from './haskell.ts'
import { infra } from './infra.ts'
import { isort } from './isort.ts'
import { javac } from './javac.ts'
import { jest } from './jest.ts'
import { kotlinc } from './kotlinc.ts'
import { lerna } from './lerna.ts'
import { make } from './make.ts'
import { maven } from './maven.ts'
import { meson } from './meson.ts'
import { mkdocs } from './mkdocs.ts'
import { mocha } from './mocha.ts'
import { mypy } from './mypy.ts'
import { next } from './next.ts'
import { node } from './node.ts'
import { nodeTest } from './node-test.ts'
import { npm } from './npm.ts'
import { nx } from './nx.ts'
import { perl } from './perl.ts'
import { php } from './php.ts'
import { phpunit } from './phpunit.ts'
import { pip } from './pip.ts'
import { playwright } from './playwright.ts'
import { pnpm } from './pnpm.ts'
import { poetry } from './poetry.ts'
import { preCommit } from './pre-commit.ts'
import { prettier } from './prettier.ts'
import { pylint } from './pylint.ts'
import { pyright } from './pyright.ts'
import { pytest } from './pytest.ts'
import { pythonBuild } from './python-build.ts'
import { rlang } from './rlang.ts'
import { rolldown } from './rolldown.ts'
import { rspec } from './rspec.ts'
import { ruby } from './ruby.ts'
import { ruff } from './ruff.ts'
import { runner } from './runner.ts'
import { rustc } from './rustc.ts'
import { rustfmt } from './rustfmt.ts'
import { sanitizers } from './sanitizers.ts'
import { scala } from './scala.ts'
import { shell } from './shell.ts'
import { shellcheck } from './shellcheck.ts'
import { solidity } from './solidity.ts'
import { sphinx } from './sphinx.ts'
import { sqlfluff } from './sqlfluff.ts'
import { staticcheck } from './staticcheck.ts'
import { stylelint } from './stylelint.ts'
import { surefire } from './surefire.ts'
import { swift } from './swift.ts'
import { systemPackages } from './system-packages.ts'
import { textLinters } from './text-linters.ts'
import { nox, tox } from './tox.ts'
import { traceback } from './traceback.ts'
import { tsc } from './tsc.ts'
import { turbo } from './turbo.ts'
import { unittest } from './unittest.ts'
import { uv } from './uv.ts'
import { vite } from './vite.ts'
import { vitest } from './vitest.ts'
import { webpack } from './webpack.ts'
import { yamllint } from './yamllint.ts'
import { yarn } from './yarn.ts'
export const diagnostics: readonly Diagnostic[] = [
  actionlint,
  ansibleLint,
  annotations,
  autotools,
  ava,
  bandit,
  bazel,
  behave,
  biome,
  black,
  bun,
  busted,
  cargoTest,
  cargo,
  checkstyle,
  cmake,
  conda,
  coverage,
  cypress,
  dart,
  deno,
  docker,
  doctest,
  dotnetTest,
  dotnet,
  elixir,
  erlang,
  esbuild,
  eslint,
  flake8,
  gcc,
  git,
  goBuild,
  goTest,
  gofmt,
  golangci,
  gradle,
  gtest,
  haskell,
  infra,
  isort,
  javac,
  jest,
  kotlinc,
  lerna,
  make,
  maven,
  meson,
  mkdocs,
  mocha,
  mypy,
  next,
  nodeTest,
  node,
  npm,
  nx,
  perl,
  php,
  phpunit,
  pip,
  playwright,
  pnpm,
  poetry,
  preCommit,
  prettier,
  pylint,
  pyright,
  pytest,
  pythonBuild,
  rlang,
  rolldown,
  rspec,
  ruby,
  ruff,
  runner,
  rustc,
  rustfmt,
  sanitizers,
  scala,
  shell,
  shellcheck,
  solidity,
  sphinx,
  sqlfluff,
  staticcheck,
  stylelint,
  surefire,
  swift,
  systemPackages,
  textLinters,
  nox,
  tox,
  traceback,
  tsc,
  turbo,
  unittest,
  uv,
  vite,
  vitest,
  webpack,
  yamllint,
  yarn,
]
