import type { BrokenRequest } from '../requests/make-request.ts'
import type { WireAnswer } from '../wire/wire-request.ts'

/** What every answer carries, whatever it is (domain §2, docs/security.md). */
const EVERYWHERE: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'content-security-policy': /frame-ancestors 'none'/,
}

/** The headers that an answer lacks. */
export function missingSecurityHeaders({ headers }: Pick<WireAnswer, 'headers'>): string[] {
  return Object.entries(EVERYWHERE)
    .filter(([name, wanted]) => !wanted.test(headers[name] ?? ''))
    .map(([name]) => name)
}

/** The headers that the answer of a call lacks: personal ones are kept by no cache. */
export function missingHeaders(answer: WireAnswer, { operation }: BrokenRequest): string[] {
  const isPersonal = operation.access !== 'public' && answer.status === 200
  const isKept = isPersonal && !answer.headers['cache-control']?.includes('no-store')
  return [...missingSecurityHeaders(answer), ...(isKept ? ['cache-control: no-store'] : [])]
}
