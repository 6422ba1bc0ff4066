/** What a person reads whose number cannot get a code. */
export const PHONE_MISTAKES = {
  incomplete: 'Введите номер полностью: +7 и десять цифр',
  landline: 'Нужен мобильный номер: на него придёт код',
  foreign: 'Нужен российский мобильный номер: он начинается с +7 9',
} as const

type PhoneMistake = keyof typeof PHONE_MISTAKES

/** The ten digits behind +7 or 8; `null` where the text is no whole number of Russia's or Kazakhstan's plan. */
function nationalNumber(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  // Without 7 or 8 only a mobile number (9…) is whole: `+7 916 123-45-6` lacks a digit.
  const match = /^(?:[78](\d{10})|(9\d{9}))$/.exec(digits)
  return match?.[1] ?? match?.[2] ?? null
}

/** Whether a text names another country's code: it must not be bent into +7. */
const hasForeignCode = (text: string): boolean =>
  /^\s*(?:\+\s*[^7\s]|00[^0])/.test(text) || text.replace(/\D/g, '').length > 11

/**
 * What keeps a typed number from being a Russian mobile one; `null` for one that is. Only numbers that can exist:
 * +7 9… is mobile, +7 3…, 4… and 8… are landlines, +7 6… and 7… are Kazakhstan's.
 */
export function phoneMistakeIn(text: string): PhoneMistake | null {
  if (hasForeignCode(text)) return 'foreign'
  const national = nationalNumber(text)
  if (!national) return 'incomplete'
  if (national.startsWith('9')) return null
  return /^[67]/.test(national) ? 'foreign' : 'landline'
}

/**
 * Any spelling of a Russian mobile number → `+79161234567`, or `null` (spec §5, domain §9).
 * `8 (916) 123-45-67`, `+7 916 123 45 67` and `9161234567` are the same number.
 */
export function normalizePhone(input: string): string | null {
  return phoneMistakeIn(input) ? null : `+7${nationalNumber(input)}`
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
