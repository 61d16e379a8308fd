import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { actionsPublisher } from '../../src/adapters/publisher.ts'
import { sayer } from '../../src/adapters/say.ts'
import { terminalPublisher } from '../../src/adapters/terminal-publisher.ts'
import { publisherContract } from '../contracts/publisher.contract.ts'
import { recordingPublisher } from './publisher.ts'

publisherContract('fake', () => {
  const publisher = recordingPublisher()
  const { published } = publisher
  return {
    publisher,
    readBack: (path) => published.files.get(path) ?? '',
    shown: () => published.summaries.join('\n'),
    close: () => {},
  }
})

publisherContract('Actions', () => {
  const temp = mkdtempSync(join(tmpdir(), 'retrace-publisher-'))
  const summary = join(temp, 'summary.md')
  writeFileSync(summary, '')
  const say = sayer({ write: () => {}, redact: (t) => t, inActions: true, color: false })
  return {
    publisher: actionsPublisher({
      say,
      env: { GITHUB_STEP_SUMMARY: summary, RUNNER_TEMP: temp },
      outputs: ['status'],
      temp,
    }),
    readBack: (path) => readFileSync(path, 'utf8'),
    shown: () => readFileSync(summary, 'utf8'),
    close: () => rmSync(temp, { recursive: true }),
  }
})

publisherContract('terminal', () => {
  const temp = mkdtempSync(join(tmpdir(), 'retrace-publisher-'))
  let text = ''
  const write = (more: string): void => {
    text += more
  }
  const say = sayer({ write, redact: (t) => t, inActions: false, color: false })
  return {
    publisher: terminalPublisher({ say, reportPath: join(temp, 'out.json'), reportName: 'retrace-report.json', temp }),
    readBack: (path) => readFileSync(path, 'utf8'),
    shown: () => text,
    close: () => rmSync(temp, { recursive: true }),
  }
})
