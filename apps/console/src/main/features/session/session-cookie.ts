const NAME = 'trassa_session'

/** What an answer says of the session: a new token, its end (`null`), or nothing (`undefined`). */
export function tokenFromAnswer(setCookies: readonly string[]): string | null | undefined {
  const cookie = setCookies.find((line) => line.startsWith(`${NAME}=`))
  if (cookie === undefined) return undefined
  const [pair = '', ...attributes] = cookie.split(';')
  const value = pair.slice(NAME.length + 1).trim()
  return value === '' || attributes.some(isOver) ? null : value
}

function isOver(attribute: string): boolean {
  const [name = '', value = ''] = attribute.trim().split('=', 2)
  if (name.toLowerCase() === 'max-age') return Number(value) <= 0
  return name.toLowerCase() === 'expires' && Date.parse(value) <= Date.now()
}

export const cookieOfToken = (token: string): string => `${NAME}=${token}`
