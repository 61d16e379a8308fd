// A wrapper says only which command failed; the command's name tells what kind of check it was.
import type { FailureType } from '../../domain/evidence.ts'

const commands: readonly (readonly [RegExp, FailureType])[] = [
  [/\b(?:pytest|unittest|py\.test|nose2?|stestr|manage\.py test|coverage run)\b/, 'test_failure'],
  [/\b(?:mypy|pyright|basedpyright|pytype)\b/, 'type_checking'],
  [/\b(?:black|isort|yapf|ruff format)\b/, 'code_formatting'],
  [/\b(?:flake8|ruff|pylint|bandit|pre-commit|pycodestyle)\b/, 'linting'],
  [/\b(?:sphinx-build|mkdocs|pydocstyle|interrogate)\b/, 'doc_docstring'],
  [/\b(?:pip|uv|poetry)\b.{0,40}\b(?:install|sync)\b/, 'package_install_error'],
]

/** The kind of failure that a command's name stands for, `runtime_error` where it stands for none. */
export function wrappedType(command: string): FailureType {
  return commands.find(([pattern]) => pattern.test(command))?.[1] ?? 'runtime_error'
}
