import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const KEY_BYTES = 32
/** 128 bits cannot be guessed, and leave a link short enough for an SMS. */
const MAC_BYTES = 16

export interface TokenSigner {
  /** @param claim letters, digits and `-`, `:`, `~` only; readable by who holds the link */
  sign: (claim: string) => string
  /** The claim of a token that was signed here; `null` for any other text. */
  read: (token: string) => string | null
}

/**
 * Signs the tokens of links that need no session and no row: the holder of a link may do what it names, nothing else.
 *
 * @param secret `CODE_SECRET`; the key is derived from it (HKDF-SHA-256)
 * @param purpose of the key: a token of one purpose is none of another
 */
export function createTokenSigner(
  secret: string,
  purpose: 'unsubscribe links' | 'still offered links',
): TokenSigner {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
  const macOf = (claim: string) =>
    createHmac('sha256', key).update(claim).digest().subarray(0, MAC_BYTES)
  return {
    sign: (claim) => `${claim}.${macOf(claim).toString('base64url')}`,
    read(token) {
      const end = token.lastIndexOf('.')
      if (end < 0) return null
      const claim = token.slice(0, end)
      const given = Buffer.from(token.slice(end + 1), 'base64url')
      const expected = macOf(claim)
      return given.length === expected.length && timingSafeEqual(given, expected) ? claim : null
    },
  }
}
