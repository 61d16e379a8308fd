// Scans a text in chunks of a given size and splits it into job logs, as the diagnosis does.
import { type JobLog, jobLogs } from '../../src/ci/job-log.ts'
import type { Reading } from '../../src/ci/kept.ts'
import { endScan, type ScannedLog, scanChunk, startScan } from '../../src/ci/scan.ts'
import type { SecretMatcher } from '../../src/text/secrets.ts'

export function scanText(text: string | Uint8Array, chunk = 1 << 16, matcher?: SecretMatcher): ScannedLog {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const scan = startScan('job.log', matcher)
  for (let i = 0; i < bytes.length; i += chunk) scanChunk(scan, bytes.subarray(i, i + chunk))
  return endScan(scan)
}

export function readText(text: string, reading: Reading = {}): JobLog[] {
  return jobLogs(scanText(text), reading)
}
