import { tagOf } from '@trassa/gateway/platform/http/kept-answer'
import { ENCODE, type Encoding, type Use } from './encodings.ts'

/** A smaller body fits one packet as it is. */
const WORTH_ENCODING_BYTES = 1024

interface PageParts {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** A rendered page, ready to be sent to any number of visitors. */
export interface Page extends PageParts {
  /** The weak entity tag of its content in any encoding. */
  tag: string
  /** Its body in an encoding, made when it is asked for first; plain where encoding is not worth it or fails. */
  encoded: (encoding: Encoding) => Promise<{ encoding: Encoding; body: Buffer }>
  /** The page is kept: bodies are encoded for many visitors from now on. */
  keep: () => void
}

export function createPage(parts: PageParts): Page {
  const { body } = parts
  const bodies: Partial<Record<Encoding, Promise<Buffer | null>>> = {}
  let use: Use = 'once'
  return {
    ...parts,
    tag: tagOf(body),
    async encoded(wanted) {
      const encoding = body.length < WORTH_ENCODING_BYTES ? 'identity' : wanted
      bodies[encoding] ??= ENCODE[encoding](body, use).catch(() => {
        delete bodies[encoding]
        return null
      })
      const encoded = await bodies[encoding]
      return encoded ? { encoding, body: encoded } : { encoding: 'identity', body }
    },
    keep() {
      use = 'often'
    },
  }
}
