import { type FontWeight, onestFont } from '@trassa/gateway/platform/pdf/onest'

/** Onest comes as one file per script: the first that has a character draws it. */
const SCRIPTS = ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext'] as const

interface Run {
  font: ReturnType<typeof onestFont>
  text: string
}

/** Pieces of one font file; characters that none has (emoji, other scripts) are left out, spaces become plain ones. */
function runsOf(text: string, weight: FontWeight): Run[] {
  const fonts = SCRIPTS.map((script) => onestFont(script, weight))
  const runs: Run[] = []
  for (const sign of text.replace(/\s/gu, ' ')) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
    if (!font) continue
    const last = runs.at(-1)
    if (last?.font === font) last.text += sign
    else runs.push({ font, text: sign })
  }
  return runs
}

/** Pixels that a text is wide at `size`. */
export const widthOf = (text: string, weight: FontWeight, size: number): number =>
  runsOf(text, weight).reduce(
    (sum, run) => sum + (run.font.layout(run.text).advanceWidth / run.font.unitsPerEm) * size,
    0,
  )

export interface TextLine {
  text: string
  x: number
  /** The baseline. */
  y: number
  /** Pixels of an em. */
  size: number
  weight: FontWeight
  /** A colour of SVG. */
  fill: string
}

/**
 * A line as outlines: an SVG without `<text>` needs no fonts of the system that draws it, and no character of the text
 * can become markup.
 */
export function textPaths({ text, x, y, size, weight, fill }: TextLine): string {
  let pen = 0
  const glyphs = runsOf(text, weight).flatMap((run) => {
    const scale = 1000 / run.font.unitsPerEm
    const { glyphs: shapes, positions } = run.font.layout(run.text)
    return shapes.map((glyph, index) => {
      const at = positions[index]
      const left = pen + (at?.xOffset ?? 0) * scale
      pen += (at?.xAdvance ?? 0) * scale
      return `<path transform="translate(${Math.round(left)})" d="${glyph.path.toSVG()}"/>`
    })
  })
  const scale = size / 1000
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`
}
