import type { Call } from '../call.ts'
import type { ErrorCode } from '../errors.ts'

type OlderDeclaration = Omit<Call, 'errors'> & Required<Pick<Call, 'base' | 'becomes'>>

/**
 * Declares a call of an older base (docs/decisions/195). It may fail with whatever the calls that it becomes fail with;
 * `own` are the codes of the translation itself.
 */
export function defineOlderCall<const C extends OlderDeclaration>(
  call: C,
  own: readonly ErrorCode[] = [],
): C & { readonly errors: readonly ErrorCode[] } {
  const inherited = call.becomes.flatMap(({ errors = [] }) => errors)
  return { ...call, errors: [...new Set([...own, ...inherited])] }
}
