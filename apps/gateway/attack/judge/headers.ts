import type { BrokenRequest } from '../requests/make-request.ts'
import type { WireAnswer } from '../wire/wire-request.ts'

/** What every answer carries, whatever it is (domain §2, docs/security.md). */
const EVERYWHERE: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'content-security-policy': /frame-ancestors 'none'/,
}

/** The headers that an answer lacks. */
export function missingSecurityHeaders(answer: Pick<WireAnswer, 'headers' | 'body'>): string[] {
  const missing = Object.entries(EVERYWHERE)
    .filter(([name, wanted]) => !wanted.test(answer.headers[name] ?? ''))
    .map(([name]) => name)
  return isTyped(answer) ? missing : [...missing, 'content-type']
}

/**
 * A body has a type, and a text that a browser may show its encoding, which it would guess otherwise. The
 * router's data (`text/x-script`) is decoded by its own script alone.
 */
function isTyped({ headers, body }: Pick<WireAnswer, 'headers' | 'body'>): boolean {
  const type = headers['content-type'] ?? ''
  if (body === '') return true
  return /^(?:text\/(?!x-script)|application\/json)/.test(type)
    ? /charset=utf-8/i.test(type)
    : type !== ''
}

/** The headers that the answer of a call lacks: personal ones are kept by no cache. */
export function missingHeaders(answer: WireAnswer, { operation }: BrokenRequest): string[] {
  const isPersonal = operation.access !== 'public' && answer.status === 200
  const isKept = isPersonal && !answer.headers['cache-control']?.includes('no-store')
  return [...missingSecurityHeaders(answer), ...(isKept ? ['cache-control: no-store'] : [])]
}
