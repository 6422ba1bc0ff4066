const NAME = 'trassa_session'

/**
 * The name of the session's cookie at a server. Over https it has the prefix with which browsers take it
 * only from this very host, for all of its paths and `Secure` (RFC 6265bis, 4.1.3.2): a neighbouring
 * subdomain cannot plant one. Over http, which only the demo has, browsers would refuse that name.
 *
 * @param server its address or origin
 */
export const sessionCookieAt = (server: string): string => `${cookiePrefixAt(server)}${NAME}`

/** The prefix of each cookie that a server sets. */
export const cookiePrefixAt = (server: string): '__Host-' | '' =>
  new URL(server).protocol === 'https:' ? '__Host-' : ''
