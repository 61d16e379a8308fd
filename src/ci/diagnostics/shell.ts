// What shells and the small programs of the system say: missing programs, files, rights; syntax of scripts; downloads.
import type { FailureType } from '../../domain/evidence.ts'
import { type Groups, perLine } from './per-line.ts'

/** `bash: line 1: `, `/path/x.sh: line 3: `, `sh: 1: `, `./x.sh: 3: `; bash since 5 puts `-c:` between.
 * The runner's own copy of a step's script is no file of the project. */
const shellName = String.raw`(?:(?:[\w./~-]{0,200}_temp\/[\w.-]{1,100}|(?:ba|da|z|k)?sh|(?<file>[\w./~-]{1,300})): (?:-c: )?(?:line )?(?<line>\d+): )`

function curlKind({ rule }: Groups): FailureType {
  return rule === '22' || rule === '3' || rule === '2' ? 'runtime_error' : 'environment_error'
}

export const shell = perLine({
  tool: 'shell',
  reads:
    'bash, sh, zsh, PowerShell and cmd: programs that are not there, syntax errors, unset variables, missing files and rights; curl and wget.',
  fixtures: 'real',
  sign: /not found|not recognized|No such file|[Pp]ermission denied|syntax error|unbound variable|parameter not set|bad substitution|bad interpreter|cannot execute|Exec format|curl: \(|wget: |unexpected EOF|Killed|Segmentation fault|cannot stat|cannot access/,
  rules: [
    {
      pattern: new RegExp(`^${shellName}(?<message>(?<rule>[^\\s:]{1,100}): (?:command )?not found)$`),
      failureType: 'environment_error',
      strength: 4,
    },
    {
      pattern:
        /^(?:bash|sh|zsh|sudo|env|\/usr\/bin\/env|nice|timeout|xargs|time): (?:\d+: )?(?<message>[‘'"]?(?<rule>[\w./+-]{1,100})[’'"]?: (?:command not found|not found|No such file or directory))$/,
      failureType: 'environment_error',
      strength: 4,
    },
    {
      pattern: /^zsh(?::\d+)?: (?<message>command not found: (?<rule>\S+))$/,
      failureType: 'environment_error',
      strength: 4,
    },
    {
      pattern:
        /^(?:Line \|.*|\s*\|\s*)?(?:(?<rule>[\w.-]{1,100}): )?(?<message>The term '[^']{1,200}' is not recognized as .*)$/,
      failureType: 'environment_error',
      strength: 4,
    },
    {
      pattern: /^(?<message>'(?<rule>[^']{1,100})' is not recognized as an internal or external command.*)$/,
      failureType: 'environment_error',
      strength: 4,
    },
    {
      pattern: /^(?<message>(?:.{0,200}: )?exec: "(?<rule>[^"]{1,200})": executable file not found in .+)$/,
      failureType: 'environment_error',
      strength: 4,
    },
    {
      pattern: new RegExp(`^${shellName}(?<message>(?:syntax error\\b|unexpected EOF|Syntax error: ).*)$`),
      failureType: 'syntax_error',
      strength: 4,
      context: /: `.*'$/,
    },
    {
      pattern: new RegExp(
        `^${shellName}(?<message>(?<rule>\\w{1,100}): (?:unbound variable|parameter not set|parameter null or not set))$`,
      ),
      failureType: 'configuration_error',
      strength: 4,
    },
    {
      pattern: new RegExp(
        `^${shellName}(?<message>.{0,300}(?:[Pp]ermission denied|bad interpreter: .*|cannot execute.*|Exec format error|bad substitution))$`,
      ),
      failureType: 'environment_error',
      strength: 4,
    },
    {
      pattern: new RegExp(`^${shellName}(?<message>.{1,300}: No such file or directory)$`),
      failureType: 'runtime_error',
      strength: 3,
    },
    {
      pattern: new RegExp(
        `^${shellName}\\s*\\d+ (?<message>(?:Killed|Segmentation fault|Aborted|Bus error|Illegal instruction)\\b.*)$`,
      ),
      failureType: 'environment_error',
      strength: 3,
    },
    {
      pattern:
        /^(?<message>(?:cat|cp|mv|ls|rm|cd|mkdir|rmdir|ln|chmod|chown|tar|unzip|zip|sed|awk|gawk|mawk|grep|find|head|tail|touch|install|stat|du|diff|source|patch|tee|sort|rsync): .{0,300}(?:No such file or directory|[Pp]ermission denied|Is a directory|Not a directory|File exists|Operation not permitted|Cannot open.*|cannot find or open .*))$/,
      failureType: 'runtime_error',
      strength: 3,
    },
    { pattern: /^(?<message>curl: \((?<rule>\d+)\) .+)$/, failureType: curlKind, strength: 4 },
    {
      pattern:
        /^(?<message>wget: (?:unable to resolve host address|can't connect|server returned error|bad address).*)$/,
      failureType: 'environment_error',
      ruleId: 'wget',
      strength: 4,
    },
  ],
})
