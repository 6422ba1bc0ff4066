import { type FontWeight, runsOf, type Script } from '@trassa/gateway/platform/pdf/onest'
import { onestIn } from '@trassa/gateway/platform/pdf/onest-in-pdf'
import PDFDocument from 'pdfkit'

/** A4 in points, with its margins. */
const MARGIN = 64
const WIDTH = 595.28 - 2 * MARGIN
const LEADING = 1.5

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
  const fontOf = onestIn(pdf)
  const setFont = (script: Script, weight: FontWeight, size: number) =>
    pdf.font(fontOf(script, weight)).fontSize(size)
  const widthOf = (text: string, weight: FontWeight, size: number) =>
    runsOf(text).reduce(
      (sum, run) => sum + setFont(run.script, weight, size).widthOfString(run.text),
      0,
    )
  const draw = (
    text: string,
    x: number,
    y: number,
    weight: FontWeight,
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
  function block(text: string, weight: FontWeight, size: number, before: number) {
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
