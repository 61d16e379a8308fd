// What the runner makes of `with:` and of action.yml's defaults: the `INPUT_*` variables of a step.
import { readFileSync } from 'node:fs'
import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import { parse } from 'yaml'
import { z } from 'zod'
import { toData } from '../../src/ci/expression-data.ts'

const ActionFile = z.object({ inputs: z.record(z.string(), z.object({ default: z.string().optional() })) })

/** Contexts that a default may use (platform.md 1b.13): `steps` and `needs` are not among them. */
export type InputContexts = Readonly<Record<'github' | 'job' | 'matrix' | 'strategy' | 'runner', unknown>>

/** Every input of the action in `folder`: what the user gave, else its default with the expressions filled in. */
export function inputsOf(
  folder: URL,
  given: Readonly<Record<string, string>>,
  contexts: InputContexts,
): Record<string, string> {
  const { inputs } = ActionFile.parse(parse(readFileSync(new URL('action.yml', folder), 'utf8')))
  const filled = Object.entries(inputs).map(([name, input]) => [
    name,
    given[name] ?? fill(input.default ?? '', contexts),
  ])
  return { ...Object.fromEntries(filled), ...given }
}

/** The variable of an input: blanks become `_`, all letters capitals, hyphens stay. */
export function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`
}

function fill(text: string, contexts: InputContexts): string {
  return text.replace(/\$\{\{(.+?)\}\}/g, (_, expression: string) => {
    const tree = new Parser(new Lexer(expression).lex().tokens, Object.keys(contexts), []).parse()
    const values = new data.Dictionary(
      ...Object.entries(contexts).map(([key, value]) => ({ key, value: toData(value) })),
    )
    return new Evaluator(tree, values).evaluate().coerceString()
  })
}
