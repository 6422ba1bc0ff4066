import { groupDigits } from './format-number.ts'

export interface NumberShape {
  /** Digits after the comma; 0 by default. */
  fraction?: number
  /** Whether a minus may stand in front. */
  negative?: boolean
}

/** Beyond this a number would lose its last digits. */
const MAX_DIGITS = 15

const isKept = (char: string) => /[\d,−]/.test(char)

/** What a person has typed so far, as it is to be shown: grouped digits, a comma, a minus. */
export function formatTyped(raw: string, { fraction = 0, negative = false }: NumberShape = {}) {
  const sign = negative && /^\s*[-−]/.test(raw) ? '−' : ''
  const [whole = '', ...rest] = raw.replace(/[^\d.,]/g, '').split(/[.,]/)
  const digits = whole.slice(0, MAX_DIGITS).replace(/^0+(?=\d)/, '')
  const tail = fraction > 0 && rest.length > 0 ? `,${rest.join('').slice(0, fraction)}` : ''
  return sign + groupDigits(digits) + tail
}

/** `1 284,5` → 1284.5; nothing typed, or a sign alone → null. */
export function parseTyped(text: string): number | null {
  const plain = text.replace(/[\s\u00A0]/g, '').replace('−', '-').replace(',', '.')
  return /\d/.test(plain) ? Number(plain) : null
}

/** Where the caret goes after regrouping: behind as many digits as it stood behind before. */
export function caretAfter(raw: string, caret: number, formatted: string): number {
  const normal = (text: string) => text.replaceAll('.', ',').replaceAll('-', '−')
  let behind = [...normal(raw).slice(0, caret)].filter(isKept).length
  const dropped = [...normal(raw)].filter(isKept).length - [...formatted].filter(isKept).length
  // Leading zeros and surplus digits vanish; never let the caret run past what is left.
  if (dropped > 0 && raw.startsWith('0')) behind = Math.max(0, behind - dropped)
  for (let at = 0; at < formatted.length; at += 1) {
    if (behind === 0) return at
    if (isKept(formatted.charAt(at))) behind -= 1
  }
  return formatted.length
}
