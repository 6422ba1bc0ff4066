import { LRUCache } from 'lru-cache'
import { type KeptPlace, PART } from './kept-part.tsx'
import { type PageWriter, pageWriter } from './page-writer.ts'

/** Some four thousand cards of ads. */
const MAX_BYTES = 16 * 1024 * 1024

/** HTML in UTF-8, by what it is made of. */
export const keptHtml = new LRUCache<string, Buffer>({
  maxSize: MAX_BYTES,
  sizeCalculation: (html, key) => html.length + 2 * key.length,
})

const START = `<${PART} data-at="`
const START_END = '">'
const END = `</${PART}>`

/** React's mark of what has failed or is not there yet. */
const MISSING = '<!--$!'

/** The parts of one rendering whose HTML is kept for the next ones. */
export interface PageParts {
  note: (key: string) => KeptPlace
  /** The bytes of a page that is written in `pieces`: known parts are put into their places, new ones are remembered. */
  finish: (pieces: readonly string[]) => Buffer
}

export function createPageParts(): PageParts {
  const noted: { key: string; html: Buffer | undefined }[] = []

  function remember(key: string, inner: string): Buffer {
    const html = Buffer.from(inner)
    if (!inner.includes(MISSING)) keptHtml.set(key, html)
    return html
  }

  function write(piece: string, to: PageWriter): void {
    let from = 0
    // Texts of a page cannot hold such an element: their `<` is escaped.
    for (let start = piece.indexOf(START); start >= 0; start = piece.indexOf(START, from)) {
      const inner = piece.indexOf(START_END, start) + START_END.length
      const end = piece.indexOf(END, inner)
      const part = noted[Number.parseInt(piece.slice(start + START.length, inner), 10)]
      to.text(piece.slice(from, start))
      if (part) to.bytes(part.html ?? remember(part.key, piece.slice(inner, end)))
      from = end + END.length
    }
    to.text(piece.slice(from))
  }

  return {
    note(key) {
      const html = keptHtml.get(key)
      return { at: noted.push({ key, html }) - 1, isKept: html !== undefined }
    },

    finish(pieces) {
      const writer = pageWriter()
      for (const piece of pieces) write(piece, writer)
      return writer.written()
    },
  }
}
