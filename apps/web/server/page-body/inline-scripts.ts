import { sourceHash } from '@trassa/gateway/platform/http/security-headers'
import { joinedBytes } from '@trassa/gateway/platform/kept/bytes-of'

const SCRIPT = '<script'
const SCRIPT_END = '</script>'
/** Types that no browser runs, so that no policy has to allow them. */
const DATA_TYPE = /\stype="application\/(?:ld\+)?json"/

export interface SealedPage {
  /** The page without its marks: the same bytes for each rendering of the same content. */
  body: Buffer
  /** How a content security policy names its inline scripts, each once. */
  hashes: string[]
}

/**
 * Names the inline scripts of a rendered page by their hashes and takes the mark of the rendering away. Only scripts
 * that were written with the mark, a nonce that is new for each rendering, are named: markup that gets into
 * a page through its data cannot know it and stays forbidden.
 */
export function sealScripts(page: Buffer, mark: string): SealedPage {
  const attribute = ` nonce="${mark}"`
  const parts: Buffer[] = []
  const hashes = new Set<string>()
  let from = 0
  for (let at = page.indexOf(attribute); at >= 0; at = page.indexOf(attribute, from)) {
    parts.push(page.subarray(from, at))
    from = at + attribute.length
    const source = inlineSource(page, { tagAt: page.lastIndexOf('<', at), afterMark: from })
    if (source !== undefined) hashes.add(sourceHash(source))
  }
  parts.push(page.subarray(from))
  return { body: joinedBytes(parts), hashes: [...hashes] }
}

/** The text of the script whose tag has the mark; `undefined` for other elements, files and data. */
function inlineSource(
  page: Buffer,
  { tagAt, afterMark }: { tagAt: number; afterMark: number },
): string | undefined {
  // Values of attributes are escaped: the next sign ends the tag.
  const start = page.indexOf('>', afterMark) + 1
  const tag = page.toString('utf8', tagAt, start)
  if (!/^<script[\s>]/.test(tag) || /\ssrc="/.test(tag) || DATA_TYPE.test(tag)) return undefined
  const source = page.toString('utf8', start, page.indexOf(SCRIPT_END, start))
  // A browser would end such a script elsewhere than the first end tag.
  if (source.includes('<!--') || source.includes(SCRIPT)) return undefined
  return source
}
