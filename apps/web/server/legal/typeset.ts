import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'

/** Onest as static files of one script each: the reason for `runsOf`. */
const fontFile = (script: 'cyrillic' | 'latin', weight: 400 | 700) =>
  fileURLToPath(
    import.meta.resolve(`@fontsource/onest/files/onest-${script}-${weight}-normal.woff`),
  )

type Weight = 400 | 700

/** A4 in points, with its margins. */
const MARGIN = 64
const WIDTH = 595.28 - 2 * MARGIN
const LEADING = 1.5

const CYRILLIC = /[\u0400-\u045F\u0490\u0491\u2116]+/g

/** `ключ trassa_session` → pieces that one font file has all characters of. */
export function runsOf(text: string): { text: string; script: 'cyrillic' | 'latin' }[] {
  const runs: { text: string; script: 'cyrillic' | 'latin' }[] = []
  let at = 0
  for (const { 0: letters, index } of text.matchAll(CYRILLIC)) {
    if (index > at) runs.push({ text: text.slice(at, index), script: 'latin' })
    runs.push({ text: letters, script: 'cyrillic' })
    at = index + letters.length
  }
  if (at < text.length) runs.push({ text: text.slice(at), script: 'latin' })
  return runs
}

/** A document of headings and paragraphs on A4 pages with numbers; its text can be selected and copied. */
export function typeset(info: { title: string; author: string; address: string }) {
  const { title, author, address } = info
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: 'ru',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author },
  })
  const setFont = (script: 'cyrillic' | 'latin', weight: Weight, size: number) =>
    pdf.font(fontFile(script, weight)).fontSize(size)
  const widthOf = (text: string, weight: Weight, size: number) =>
    runsOf(text).reduce(
      (sum, run) => sum + setFont(run.script, weight, size).widthOfString(run.text),
      0,
    )
  const draw = (
    text: string,
    x: number,
    y: number,
    weight: Weight,
    size: number,
    link?: string,
  ) => {
    let left = x
    for (const run of runsOf(text)) {
      setFont(run.script, weight, size).text(run.text, left, y, {
        lineBreak: false,
        ...(link && { link }),
      })
      left += pdf.widthOfString(run.text)
    }
  }
  let y = MARGIN

  /** Breaks at spaces; a line that does not fit begins the next page. */
  function block(text: string, weight: Weight, size: number, before: number) {
    const bottom = 841.89 - MARGIN
    const height = size * LEADING
    // A heading is not left alone at the foot of a page.
    if (y + before + height * (weight === 700 ? 3 : 1) > bottom) next()
    else y += y === MARGIN ? 0 : before
    let line = ''
    const flush = () => {
      if (y + height > bottom) next()
      draw(line, MARGIN, y, weight, size)
      y += height
    }
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && widthOf(longer, weight, size) > WIDTH) {
        flush()
        line = word
      } else line = longer
    }
    flush()
  }
  function next() {
    pdf.addPage()
    y = MARGIN
  }

  return {
    title: (text: string) => block(text, 700, 22, 0),
    heading: (text: string) => block(text, 700, 14, 18),
    paragraph: (text: string) => block(text, 400, 11, 6),

    /** Adds addresses and page numbers. @returns the whole file. */
    finish: (): Promise<Buffer> => {
      const { count } = pdf.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        pdf.switchToPage(page)
        // Below the margin, where a text would begin another page.
        pdf.page.margins.bottom = 0
        draw(address, MARGIN, 800, 400, 9, address)
        const number = `${page + 1} из ${count}`
        draw(number, MARGIN + WIDTH - widthOf(number, 400, 9), 800, 400, 9)
      }
      return new Promise((resolve, reject) => {
        const chunks: Buffer[] = []
        pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
        pdf.on('end', () => resolve(Buffer.concat(chunks)))
        pdf.on('error', reject)
        pdf.end()
      })
    },
  }
}
