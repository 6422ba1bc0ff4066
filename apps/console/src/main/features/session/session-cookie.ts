import { sessionCookieAt } from '@trassa/contracts/session-cookie'

/** What an answer of `server` says of the session: a new token, its end (`null`), or nothing (`undefined`). */
export function tokenFromAnswer(
  server: string,
  setCookies: readonly string[],
): string | null | undefined {
  const start = `${sessionCookieAt(server)}=`
  const cookie = setCookies.find((line) => line.startsWith(start))
  if (cookie === undefined) return undefined
  const [pair = '', ...attributes] = cookie.split(';')
  const value = pair.slice(start.length).trim()
  return value === '' || attributes.some(isOver) ? null : value
}

function isOver(attribute: string): boolean {
  const [name = '', value = ''] = attribute.trim().split('=', 2)
  if (name.toLowerCase() === 'max-age') return Number(value) <= 0
  return name.toLowerCase() === 'expires' && Date.parse(value) <= Date.now()
}

export const cookieOfToken = (server: string, token: string): string =>
  `${sessionCookieAt(server)}=${token}`
