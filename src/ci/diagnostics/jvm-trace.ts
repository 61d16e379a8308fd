// Stack traces of the JVM: which frames are the project's own, and where their files are likely to be.
import type { Artifact } from '../../domain/evidence.ts'
import { artifact, type Line } from './diagnostic.ts'
import { unique } from './go-trace.ts'

const frame =
  /^\s*at (?:[\w.@-]{1,100}\/{1,2})?(?<owner>[\w.$]{1,300})\.(?<method>[\w$<>-]{1,200})\((?<file>[\w$-]{1,100}\.(?:java|kt|scala|groovy)):(?<line>\d+)\)/
/** Gradle's short forms: `at CalcTest.java:7`, also in one line with the exception. */
const shortFrame = /^\s*(?:[\w.$]{1,300} )?at (?<file>[\w$-]{1,100}\.(?:java|kt|scala|groovy)):(?<line>\d+)$/
const foreign =
  /^(?:java|javax|jdk|sun|com\.sun|kotlin|kotlinx|scala|groovy|junit|reactor|io\.netty|org\.(?:junit|opentest4j|assertj|hamcrest|mockito|gradle|apache|codehaus|springframework|scalatest|testng|hibernate|jetbrains)|com\.google\.(?:common|inject)|com\.intellij|worker\.org)\./
/** An exception with its class; the message may be empty. */
export const exceptionLine =
  /^\s*(?:Exception in thread "[^"]{0,100}" |Caused by: )?(?<name>(?:[a-z_][\w$]{0,60}\.){1,12}[A-Z][\w$]{0,100})(?:: (?<text>.*)| at \S{1,200}:\d+)?$/
const maxTrace = 80

/** Project frames in the lines after `i`, tests first. A class's package gives the folder: `demo/CalcTest.java`. */
export function jvmFrames(lines: readonly Line[], i: number): Artifact[] {
  const found: Artifact[] = []
  for (const line of lines.slice(i + 1, i + 1 + maxTrace)) {
    if (line.text.trim() === '') break
    const groups = (frame.exec(line.text) ?? shortFrame.exec(line.text))?.groups
    if (groups?.file === undefined || foreign.test(groups.owner ?? '')) continue
    const folder = (groups.owner ?? '').split('.').slice(0, -1).join('/')
    found.push(
      artifact(folder === '' ? groups.file : `${folder}/${groups.file}`, groups.line, undefined, groups.method),
    )
  }
  const isTest = (a: Artifact) => /(?:Tests?|Spec|IT)\.\w+$/.test(a.path)
  return unique([...found.filter(isTest), ...found.filter((a) => !isTest(a))]).slice(0, 5)
}
