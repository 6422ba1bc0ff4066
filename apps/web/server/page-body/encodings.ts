import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { joinedBytes } from '@trassa/gateway/platform/kept/bytes-of'

/** In the order of preference: the smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof ENCODINGS)[number]

/** A body that one visitor gets is not worth the second millisecond that makes it an eighth smaller (docs/decisions/175). */
const BROTLI_QUALITY = { once: 3, often: 5 } as const

/** How many visitors get an encoded body. */
export type Use = keyof typeof BROTLI_QUALITY

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Off the event loop; in memory of its own, as results of zlib are cut out of larger blocks. */
export const ENCODE: Record<Encoding, (body: Buffer, use: Use) => Promise<Buffer>> = {
  br: async (body, use) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[use],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    }
    return joinedBytes([await toBrotli(body, { params })])
  },
  gzip: async (body) => joinedBytes([await toGzip(body)]),
  identity: async (body) => body,
}

/**
 * The encoding of an answer by the request's `Accept-Encoding` (RFC 9110 §12.5.3): of those with the highest weight the
 * smallest. Plain where the header excludes everything: a page is better than 406.
 */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const weights = weightsOf(accepted)
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? Number.MIN_VALUE : 0)
  let best: Encoding = 'identity'
  let most = 0
  for (const encoding of ENCODINGS) {
    const weight = weightOf(encoding)
    if (weight > most) [best, most] = [encoding, weight]
  }
  return best
}

function weightsOf(accepted: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const item of accepted.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = quality === undefined ? 1 : Number(quality.slice(2))
    // A malformed weight is no consent.
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight >= 0 && weight <= 1 ? weight : 0)
  }
  return weights
}
