import { sayer } from '../../src/adapters/say.ts'
import { logContract } from '../contracts/log.contract.ts'
import { recordingLog } from './log-port.ts'

logContract('fake', () => {
  const log = recordingLog()
  return { log, said: () => log.lines.join('\n') }
})

for (const inActions of [true, false]) {
  logContract(inActions ? 'printer in Actions' : 'printer on a terminal', () => {
    let text = ''
    const write = (more: string): void => {
      text += more
    }
    return { log: sayer({ write, redact: (t) => t, inActions, color: false }), said: () => text }
  })
}
