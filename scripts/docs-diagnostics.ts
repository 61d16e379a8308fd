// docs/diagnostics.md, made from what each diagnostic says of itself.
import { diagnostics } from '../src/ci/diagnostics/all.ts'

const head = `# Diagnostics

A diagnostic reads the output of one tool (or of a family that prints alike) and turns it into findings. Each was tested on at least one
failing and one passing output. *Real* fixtures were made by running the tool on a small broken project, *written* ones follow its
documentation. A tool that is not listed is read by the general fallback, which looks for the region that sounds most like the statement of
an error. \`npm run docs\` writes this page.

| Diagnostic | What is read | Fixtures |
| --- | --- | --- |
`

export function diagnosticsPage(): string {
  const rows = [...diagnostics]
    .sort((a, b) => (a.tool < b.tool ? -1 : a.tool > b.tool ? 1 : 0))
    .map(({ tool, reads, fixtures }) => `| ${cell(tool)} | ${cell(reads)} | ${fixtures} |`)
  return `${head}${rows.join('\n')}\n`
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s+/g, ' ')
}
