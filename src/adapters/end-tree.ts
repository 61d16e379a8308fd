// The end of a process and of all that it started.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/**
 * Kills `pid` and its descendants. They are stopped before they are counted, so that none starts another meanwhile. A
 * process that left its parent (a daemon) is not found: this is for trusted commands, the sandbox has a namespace for that.
 */
export function endTree(pid: number): void {
  if (process.platform === 'win32') {
    try {
      execFileSync('taskkill', ['/T', '/F', '/PID', String(pid)], { stdio: 'ignore' })
    } catch {
      // It ended by itself meanwhile.
    }
    return
  }
  const tree = new Set([pid])
  for (let before = 0; before < tree.size; ) {
    before = tree.size
    for (const member of tree) signal(member, 'SIGSTOP')
    for (const [child, parent] of parents()) if (tree.has(parent)) tree.add(child)
  }
  for (const member of tree) signal(member, 'SIGKILL')
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended by itself meanwhile.
  }
}

/** Pairs of process and parent, from /proc where there is one (small containers have no `ps`). */
function parents(): [number, number][] {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(parentInProc)
  const table = execFileSync('/bin/ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8', env: {} })
  return table.split('\n').flatMap((line) => pair(line.trim().split(/ +/)))
}

function parentInProc(pid: string): [number, number][] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may hold anything, so count from its end.
    return pair([pid, stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? ''])
  } catch {
    return []
  }
}

function pair([pid = '', parent = '']: readonly string[]): [number, number][] {
  return pid === '' || parent === '' ? [] : [[Number(pid), Number(parent)]]
}
