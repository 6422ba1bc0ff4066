import { createHash } from 'node:crypto'
import type { Call } from '@trassa/contracts/call'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'

/** What an answer is to a browser that opens or embeds it. */
type AnswerKind = 'data' | 'picture'

const NOTHING = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
] as const

const nameOf = (directive: string): string | undefined => directive.split(' ')[0]

/**
 * A policy that lets a document do nothing but what `directives` add. One of the same name takes the place of the
 * refusal: a browser obeys the first of a name only.
 */
export const contentPolicy = (...directives: string[]): string => {
  const added = new Set(directives.map(nameOf))
  return [...NOTHING.filter((one) => !added.has(nameOf(one))), ...directives].join('; ')
}

/** How a policy allows one inline script or style. */
export const sourceHash = (inline: string): string =>
  `'sha256-${createHash('sha256').update(inline).digest('base64')}'`

const KIND_HEADERS: Record<AnswerKind, Record<string, string>> = {
  // Also the files of the site: opened by themselves they need nothing.
  data: {
    'content-security-policy': contentPolicy(),
    'cross-origin-resource-policy': 'same-origin',
  },
  // Search engines and messengers show photographs in pages of their own.
  picture: {
    'content-security-policy': contentPolicy(),
    'cross-origin-resource-policy': 'cross-origin',
  },
}

/** A year, as browsers' preload lists want it. */
const HSTS = 'max-age=31536000; includeSubDomains'

/** The headers of every answer (decision 043); documents with scripts or styles replace the policy of their own. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    ...KIND_HEADERS.data,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    // Telegram's login widget opens a window and hears from it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': HSTS }),
  }
}

/** Whether an answer, a refusal included, is one person's, so that no cache may keep it. */
const isPersonal = (call: Call | undefined): boolean =>
  call !== undefined &&
  (call.access !== 'public' || call.method !== 'GET' || call.personal === true)

/** Sets the headers of a whole server's answers before anything may refuse the request. */
export function setSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (isPersonal(request.routeOptions.config.call)) reply.header('cache-control', 'no-store')
    done()
  })
}

/** A hook for a scope whose answers are of this kind. */
export const answersAre =
  (kind: AnswerKind): onRequestHookHandler =>
  async (_request, reply) => {
    reply.headers(KIND_HEADERS[kind])
  }
