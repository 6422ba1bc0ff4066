/** spec §5. */
const MASK = '+7 ### ###-##-##'
const NATIONAL_DIGITS = 10

/** The ten digits behind +7, whatever was typed or pasted before them: `8 916…`, `+7 916…`, `7916…`. */
function nationalDigits(raw: string): string {
  const digits = raw.replace(/\D/g, '')
  const behindPrefix = raw.trimStart().startsWith('+7') ? digits.slice(1) : digits
  const withCode =
    behindPrefix === digits
      ? digits.length !== NATIONAL_DIGITS && /^[78]/.test(digits)
      : behindPrefix.length > NATIONAL_DIGITS && /^[78]/.test(behindPrefix)
  return behindPrefix.slice(withCode ? 1 : 0).slice(0, NATIONAL_DIGITS)
}

/** As much of the mask as has been typed. `deleting` lets go of the +7 once nothing stands behind it. */
export function maskPhone(raw: string, deleting = false): string {
  const digits = [...nationalDigits(raw)]
  if (digits.length === 0) {
    if (deleting || raw === '') return ''
    return raw === '+' ? raw : '+7 '
  }
  let masked = ''
  for (const sign of MASK) {
    if (sign === '#' && digits.length === 0) break
    masked += sign === '#' ? digits.shift() : sign
  }
  return masked.replace(/[\s-]+$/, '')
}

/** `+7 916 123-45-67` → `+79161234567` (spec §5: spaces and dashes removed). */
export const unmaskPhone = (masked: string) => masked.replace(/[\s-]/g, '')
