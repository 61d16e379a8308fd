// bandit: an issue is a block whose place stands some lines below its title.
import { artifact, type Diagnostic, type Finding, finding, type Line } from './diagnostic.ts'
import { unprefix } from './prefix.ts'
import { signalsOf } from './quoted.ts'

const issue = /^>> Issue: \[(B\d{3})(?::([\w-]{1,100}))?\] (\S.*)$/
const place = /^ {1,8}Location: (\S.{0,400}?):(\d{1,7})(?::(\d{1,5}))?$/
const maxBlock = 14

export const bandit: Diagnostic = {
  tool: 'bandit',
  reads: 'security issues of bandit in its screen and text output',
  fixtures: 'real',
  sign: />> Issue: \[B\d{3}/,
  read: (lines) => lines.flatMap((_, i) => issueAt(lines, i) ?? []),
}

function issueAt(lines: readonly Line[], i: number): Finding | undefined {
  const at = lines[i]
  const hit = issue.exec(unprefix(at?.text ?? ''))
  if (at === undefined || hit?.[1] === undefined || hit[3] === undefined) return undefined
  let last = i
  let where: RegExpExecArray | null = null
  while (last - i < maxBlock && !/^(?:-{20,}|>> Issue)/.test(unprefix(lines[last + 1]?.text ?? '-'.repeat(20)))) {
    last++
    where ??= place.exec(unprefix(lines[last]?.text ?? ''))
  }
  return finding(
    {
      tool: 'bandit',
      failureType: 'linting',
      ruleId: hit[1],
      message: hit[3],
      signals: [...signalsOf(hit[1], hit[3]), ...(hit[2] === undefined ? [] : [hit[2]])].slice(0, 4),
      artifacts: where?.[1] === undefined ? [] : [artifact(where[1], where[2], where[3])],
      strength: 5,
    },
    at,
    at,
    lines[last],
  )
}
