// The action: reads what the runner gives, builds the adapters, calls main. A failure of ours never makes the job redder by itself.
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { getInput } from '@actions/core'
import { actionFacts } from './adapters/action-facts.ts'
import { git } from './adapters/git.ts'
import { githubCi } from './adapters/github.ts'
import { grammars } from './adapters/grammars.ts'
import { local } from './adapters/local.ts'
import { openModel } from './adapters/model.ts'
import { promptFiles } from './adapters/prompt-files.ts'
import { actionsPublisher } from './adapters/publisher.ts'
import { pagesFolders, whyNoPages } from './adapters/runner-folder.ts'
import { runnerPage } from './adapters/runner-page.ts'
import { sayer } from './adapters/say.ts'
import { secretsOf } from './adapters/secrets-of.ts'
import { asRetraceError } from './errors.ts'
import { main } from './main.ts'
import type { LogAnswer } from './ports.ts'
import { outputNames } from './report/outputs.ts'
import { redactor } from './text/redact.ts'
import { encodedForms } from './text/secrets.ts'

const { env } = process
const listed = getInput('redact')
  .split(/[\s,]+/)
  .filter((name) => name !== '')
const secrets = secretsOf(env, ['github-token', 'api-key'], listed)
const redaction = redactor(secrets)
const say = sayer({
  write: (text) => process.stdout.write(text),
  redact: redaction.text,
  inActions: true,
  color: false,
})

/** Fails when something throws that nobody waits for: Node would end the process, and nothing would be published. */
const broken = new Promise<never>((_, fail) => process.on('uncaughtException', fail))
broken.catch(() => {})

try {
  say.mask([...new Set(secrets.flatMap(encodedForms))])
  const facts = actionFacts(env)
  const temp = env.RUNNER_TEMP ?? tmpdir()
  const page = async (): Promise<LogAnswer> => {
    const runner = {
      execPath: process.execPath,
      platform: process.platform,
      ppid: process.ppid,
      ...(env.RUNNER_TEMP === undefined ? {} : { runnerTemp: env.RUNNER_TEMP }),
      ...(env.HOME === undefined ? {} : { home: env.HOME }),
      ...(env.HOMEDRIVE === undefined ? {} : { homeDrive: env.HOMEDRIVE }),
    }
    const folders = pagesFolders(runner)
    if (folders.length === 0) return { kind: 'missing', code: 'log_missing', why: whyNoPages(runner) }
    return runnerPage(folders, { log: say })
  }
  const workspace = env.GITHUB_WORKSPACE
  await main((name) => getInput(name), facts, redaction, {
    ci: githubCi({
      token: getInput('github-token'),
      apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
      repository: facts.repository,
      log: say,
    }),
    local: local({
      cwd: workspace ?? process.cwd(),
      checkout: workspace,
      git: git({ temp, path: env.PATH ?? '' }),
      runnerPage: page,
    }),
    publisher: actionsPublisher({ say, env, outputs: outputNames, temp }),
    log: say,
    grammars: grammars(fileURLToPath(new URL('../dist/grammars', import.meta.url))),
    connect: (settings) => ({
      model: openModel({ settings, env, nodeVersion: process.versions.node }),
      prompts: promptFiles(new URL('../', import.meta.url)),
    }),
    broken,
  })
} catch (thrown) {
  const { sentence, fault } = asRetraceError(thrown)
  if (fault === 'ours' && getInput('fail-on-error').toLowerCase() === 'true') {
    say.fail(sentence)
    process.exitCode = 1
  } else say.warn(sentence)
  // Whatever is still going on must not add to what has been said; the empty write waits for the lines before it.
  process.stdout.write('', () => process.exit())
}
