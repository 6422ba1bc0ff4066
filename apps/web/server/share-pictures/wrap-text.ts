import type { FontWeight } from '@trassa/gateway/platform/pdf/onest'
import { widthOf } from './text-paths.ts'

interface Box {
  /** Pixels. */
  width: number
  /** Lines at most; the last one ends in an ellipsis where the text is longer. */
  lines: number
  size: number
  weight: FontWeight
}

/** Breaks a text at spaces, and inside of a word that is wider than a line. */
export function wrapText(text: string, box: Box): string[] {
  const fits = (line: string) => widthOf(line, box.weight, box.size) <= box.width
  const lines: string[] = []
  let line = ''
  const words = text
    .split(/[ \n\t]+/)
    // Emoji and other scripts, which are not drawn.
    .filter((word) => widthOf(word, box.weight, box.size) > 0)
    .flatMap((word) => (fits(word) ? [word] : piecesOf(word, fits)))
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  if (line !== '') lines.push(line)
  if (lines.length <= box.lines) return lines
  return [...lines.slice(0, box.lines - 1), shortened(lines[box.lines - 1] ?? '', fits)]
}

/** A word that is wider than a line, as parts that fit. */
function piecesOf(word: string, fits: (line: string) => boolean): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const sign of word) {
    if (piece !== '' && !fits(piece + sign)) {
      pieces.push(piece)
      piece = ''
    }
    piece += sign
  }
  return [...pieces, piece]
}

function shortened(line: string, fits: (line: string) => boolean): string {
  const signs = [...line]
  while (signs.length > 0 && !fits(`${signs.join('')}…`)) signs.pop()
  return `${signs.join('').trimEnd()}…`
}
