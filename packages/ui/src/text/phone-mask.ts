/** spec §5. */
const MASK = '+7 ### ###-##-##'
const NATIONAL_DIGITS = 10
const FOREIGN_LENGTH = 24

/** The ten digits after +7 in any spelling: `8 916…`, `+7 916…`, `7916…`, `+7 (916)…`. */
function nationalDigits(raw: string): string {
  const digits = raw.replace(/\D/g, '')
  const behindPrefix = raw.trimStart().startsWith('+7') ? digits.slice(1) : digits
  const withCode =
    behindPrefix === digits
      ? digits.length !== NATIONAL_DIGITS && /^[78]/.test(digits)
      : behindPrefix.length > NATIONAL_DIGITS && /^[78]/.test(behindPrefix)
  return behindPrefix.slice(withCode ? 1 : 0).slice(0, NATIONAL_DIGITS)
}

/** Another country's code, or more digits than a number of ours has. */
const isForeign = (raw: string): boolean =>
  /^\s*(?:\+\s*[0-689]|00)/.test(raw) || (!raw.includes('+') && raw.replace(/\D/g, '').length > 11)

/**
 * The mask, filled as far as digits were typed, without trailing separators. `deleting` makes the
 * result empty, not `+7 `, when no digit is left. Another country's number stays as it is: bent into +7 it would be a
 * stranger's.
 */
export function maskPhone(raw: string, deleting = false): string {
  if (isForeign(raw)) return raw.replace(/[^\d+() -]/g, '').slice(0, FOREIGN_LENGTH)
  const digits = [...nationalDigits(raw)]
  if (digits.length === 0) {
    if (deleting || raw === '') return ''
    return raw === '+' ? raw : '+7 '
  }
  let masked = ''
  for (const character of MASK) {
    if (character === '#' && digits.length === 0) break
    masked += character === '#' ? digits.shift() : character
  }
  return masked.replace(/[\s-]+$/, '')
}

/** `+7 916 123-45-67` → `+79161234567` (spec §5: spaces and dashes removed). */
export const unmaskPhone = (masked: string) => masked.replace(/[\s-]/g, '')
