import { missingSecurityHeaders } from '../judge/headers.ts'
import { isMeant } from '../judge/judge-answer.ts'
import { exchange, rawRequest } from '../wire/raw-socket.ts'
import type { WireAnswer } from '../wire/wire-request.ts'
import { type Attack, finder } from './context.ts'
import { EVIL, HOSTILE_HOSTS, HOSTILE_TARGETS } from './hostile-addresses.ts'

const PART = 'addresses'

/** The site's own pages, asked under a foreign host's name. */
const PAGES = ['/', '/Search', '/moskva', '/moskva/auto', '/MOSKVA/AUTO', '/nowhere', '/robots.txt']

/** An attribute or a redirect that leaves for the foreign host. */
const LEADS_AWAY = new RegExp(
  `(?:href|src|action|content|srcset)="[^"]*?(?:(?:https?:)?//(?:[^"/]*@)?)${EVIL.replace('.', '\\.')}`,
  'i',
)

/** The server's own origin, in front of which a foreign name is only a path. */
const withoutOwn = (text: string, origin: string) => text.replaceAll(`${origin}/`, 'own:')

/** Whether a page or a redirect leads to the host that its request named. */
export function leadsAway({ headers, body }: WireAnswer, origin: string): boolean {
  const location = withoutOwn(headers.location ?? '', origin)
  const redirects = new RegExp(`^\\s*(?:https?:)?[\\\\/]{2,}(?:[^/]*@)?${EVIL}`, 'i').test(location)
  return redirects || LEADS_AWAY.test(withoutOwn(body, origin))
}

/** Hostile request lines and host headers, over sockets without a client that would repair them. */
export async function askAddresses(attack: Attack): Promise<void> {
  const { server, report, limits } = attack
  const find = finder(attack, PART)
  const own = { host: `localhost:${server.port}` }
  const asked = [
    ...HOSTILE_TARGETS.map((target) => ({ target, headers: own })),
    ...PAGES.flatMap((target) => HOSTILE_HOSTS.map((headers) => ({ target, headers }))),
  ]
  for (const { target, headers } of asked) {
    const answer = await exchange(server.port, rawRequest(`GET ${target} HTTP/1.1`, headers))
    const text = `GET ${target.slice(0, 100)} ${JSON.stringify(headers)}`
    const { status, milliseconds } = answer
    report.count(PART, 'anonymous', { milliseconds, status, text })
    if (status === 0) find('noAnswer', text)
    if (status >= 500 && !isMeant(answer))
      find('serverError', `${text}: ${status} ${answer.body.slice(0, 300)}`)
    if (milliseconds > limits.answerMs) find('slow', `${text}: ${Math.round(milliseconds)} ms`)
    if (leadsAway(answer, server.origin))
      find('foreignHost', `${text}: ${answer.headers.location ?? ''}`)
    // What the parser of HTTP refuses has reached no hook.
    const missing = answer.headers['x-log-session'] ? missingSecurityHeaders(answer) : []
    if (missing.length > 0) find('headers', `${text}: ${missing.join(', ')}`)
  }
}
