const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/**
 * Whether objects and lists of a JSON text nest deeper than `most`. Looks at each character at most once
 * and builds nothing, so that it costs less than parsing. Of a text that is no JSON it says anything:
 * the parser refuses that.
 */
export function isDeeperThan(text: string, most: number): boolean {
  let depth = 0
  let isInText = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === QUOTE) isInText = !isInText
    else if (isInText) index += code === BACKSLASH ? 1 : 0
    else if (OPENING.has(code)) {
      depth += 1
      if (depth > most) return true
    } else if (CLOSING.has(code)) depth -= 1
  }
  return false
}
