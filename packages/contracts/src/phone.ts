/**
 * Any spelling of a Russian mobile number → `+79161234567`, or `null` (spec §5, domain §9).
 * `8 (916) 123-45-67`, `+7 916 123 45 67` and `9161234567` are the same number.
 */
export function normalizePhone(input: string): string | null {
  // Without 7 or 8 only a mobile number (9…) is whole: `+7 916 123-45-6` lacks a digit.
  const match = /^(?:[78](\d{10})|(9\d{9}))$/.exec(input.replace(/\D/g, ''))
  const national = match?.[1] ?? match?.[2]
  return national ? `+7${national}` : null
}

/** `+79161234567` → `+7 (916) 123-45-67` (spec §9), with spaces that do not break. */
export function formatPhone(phone: string): string {
  const match = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phone)
  if (!match) return phone
  const [, area, first, second, third] = match
  return `+7\u00A0(${area})\u00A0${first}-${second}-${third}`
}

/** `+79161234567` → `+7 (916) ···-··-67`: as staff see a phone until they ask for it (domain §2). */
export const maskPhone = (phone: string): string =>
  formatPhone(phone).replace(/\d{3}-\d{2}(?=-\d{2}$)/, '···-··')
