import PDFDocument from 'pdfkit'
import { type FontWeight, runsOf, type Script } from './onest.ts'
import { onestIn } from './onest-in-pdf.ts'

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 }
const MARGIN = 40
export const SHEET_WIDTH = PAGE.width - 2 * MARGIN
const LEADING = 1.35

interface Style {
  size?: number
  weight?: FontWeight
}

interface Cell extends Style {
  text: string
  /** Points. */
  width: number
  align?: 'left' | 'right'
}

/** The font has no narrow space, which amounts are grouped with. */
const printable = (text: string) => text.replaceAll('\u202F', '\u00A0')

export type Sheet = ReturnType<typeof createSheet>

/**
 * A document of text and tables on A4 pages in the site's font. The same calls give the same bytes: nothing in it
 * depends on the time of its making.
 */
export function createSheet({ title, author, at }: { title: string; author: string; at: Date }) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'ru',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  })
  let y = MARGIN
  const fontOf = onestIn(pdf)

  const setFont = (script: Script, { size = 9, weight = 400 }: Style) =>
    pdf.font(fontOf(script, weight)).fontSize(size)
  const widthOf = (text: string, style: Style) =>
    runsOf(text).reduce((sum, run) => sum + setFont(run.script, style).widthOfString(run.text), 0)
  function draw(text: string, x: number, top: number, style: Style): void {
    let left = x
    for (const run of runsOf(text)) {
      setFont(run.script, style).text(run.text, left, top, { lineBreak: false })
      left += pdf.widthOfString(run.text)
    }
  }

  /** Breaks at spaces, and within a word that is longer than a line. */
  function linesOf(text: string, width: number, style: Style): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of printable(text).split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (widthOf(longer, style) <= width) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      line = ''
      for (const letter of word) {
        if (widthOf(line + letter, style) > width) {
          lines.push(line)
          line = ''
        }
        line += letter
      }
    }
    return [...lines, line]
  }

  const heightOf = ({ size = 9 }: Style, lines: number) => size * LEADING * lines

  /** Begins another page where the rest of this one is lower than `height`. */
  function fit(height: number): void {
    if (y + height <= PAGE.height - MARGIN) return
    pdf.addPage()
    y = MARGIN
  }

  return {
    gap: (height: number) => {
      y += height
    },

    text: (text: string, style: Style & { width?: number } = {}) => {
      for (const line of linesOf(text, style.width ?? SHEET_WIDTH, style)) {
        fit(heightOf(style, 1))
        draw(line, MARGIN, y, style)
        y += heightOf(style, 1)
      }
    },

    /** A row of cells, each as high as the highest one; with lines around them, unless `plain`. */
    row: (cells: readonly Cell[], { plain = false }: { plain?: boolean } = {}) => {
      const pad = plain ? 0 : 4
      const texts = cells.map((cell) => linesOf(cell.text, cell.width - 2 * pad, cell))
      const height =
        Math.max(...cells.map((cell, index) => heightOf(cell, texts[index]?.length ?? 1))) + 2 * pad
      fit(height)
      let x = MARGIN
      for (const [index, cell] of cells.entries()) {
        if (!plain) pdf.lineWidth(0.6).rect(x, y, cell.width, height).stroke('#5C5F66')
        for (const [number, line] of (texts[index] ?? []).entries()) {
          const inset = cell.align === 'right' ? cell.width - pad - widthOf(line, cell) : pad
          draw(line, x + inset, y + pad + heightOf(cell, number), cell)
        }
        x += cell.width
      }
      y += height
    },

    /** A QR code as squares, with text beside it. */
    code: (
      modules: { size: number; get: (row: number, column: number) => unknown },
      side: number,
    ) => {
      fit(side)
      const square = side / modules.size
      for (let row = 0; row < modules.size; row += 1)
        for (let column = 0; column < modules.size; column += 1)
          if (modules.get(row, column))
            pdf.rect(MARGIN + column * square, y + row * square, square, square)
      pdf.fill('#000000')
      y += side
    },

    line: () => {
      pdf
        .lineWidth(1)
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + SHEET_WIDTH, y)
        .stroke('#1A1B1E')
    },

    /** @returns the whole file. */
    finish: (): Promise<Buffer> =>
      new Promise((resolve, reject) => {
        const chunks: Buffer[] = []
        pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
        pdf.on('end', () => resolve(Buffer.concat(chunks)))
        pdf.on('error', reject)
        pdf.end()
      }),
  }
}
