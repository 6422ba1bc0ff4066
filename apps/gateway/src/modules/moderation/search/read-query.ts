import { VIN_PATTERN } from '@trassa/catalog/vin/vin'
import { isInn } from '@trassa/contracts/inn'
import { normalizePhone } from '@trassa/contracts/phone'
import { emailAddressSchema } from '@trassa/contracts/values'
import { readAddress } from './read-address.ts'
import { type Sought, sought } from './sought.ts'

/** `№ 96`: of anything; `заказ 96`: of an order. */
const NUMBERED =
  /^(?:(?:(заказ|объявление|пользователь)\s*)?(?:№|#|n)|(заказ|объявление|пользователь))\s*(\d{1,18})$/iu
/** Of an invoice or an act, in either alphabet. */
const DOCUMENT = /^[ТTАA][\s‐-―-]*20\d{2}[\s‐-―-]*\d{1,6}$/iu
const ID = /^[1-9]\d{0,17}$/
const DIGITS = /^\+?[\d\s()‐-―-]+$/
const TELEGRAM = /^@([A-Za-z0-9_]{3,32})$/
const SLUG = /^[a-z\d]+(?:-[a-z\d]+)+$/i
const VIN_PART = /^(?=.*\d)[A-HJ-NPR-Z\d]{6,16}$/

/** Shorter parts of a number or a word name too many records, and have no trigram for the index. */
const PHONE_PART = 4
const WORD = 3

/** Cyrillic letters of a VIN that was typed on a Russian layout look like these. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
}

const vinOf = (text: string): string =>
  [...text.toUpperCase().replace(/\s/g, '')].map((sign) => LOOKALIKES[sign] ?? sign).join('')

/** What a text may name: the most definite reading where there is one, else every reading at once. */
export function readQuery(text: string): Sought {
  const q = text.trim().replace(/\s+/g, ' ')
  return readAddress(q) ?? readNumbered(q) ?? readIdentifier(q) ?? readDigits(q) ?? readWords(q)
}

function readNumbered(q: string): Sought | null {
  const [, kind, bareKind, id] = NUMBERED.exec(q) ?? []
  if (!id || !ID.test(id)) return null
  const named = (kind ?? bareKind)?.toLowerCase()
  if (named === 'заказ') return sought({ orders: { id }, exact: true })
  if (named === 'объявление') return sought({ ads: { id }, exact: true })
  if (named === 'пользователь') return sought({ users: { id }, exact: true })
  return sought({ users: { id }, ads: { id }, orders: { id }, exact: true })
}

function readIdentifier(q: string): Sought | null {
  if (DOCUMENT.test(q)) return sought({ orders: { document: q }, exact: true })
  const email = emailAddressSchema.safeParse(q).data
  if (email) return sought({ users: { email }, exact: true })
  const telegramName = TELEGRAM.exec(q)?.[1]
  if (telegramName) return sought({ users: { telegramName }, exact: true })
  const vin = vinOf(q)
  if (VIN_PATTERN.test(vin) && /\d/.test(vin)) return sought({ ads: { vin }, exact: true })
  return null
}

/** Digits alone may be a phone or a part of one, an id, an INN, a Telegram id or the end of a VIN. */
function readDigits(q: string): Sought | null {
  if (!DIGITS.test(q)) return null
  const phone = normalizePhone(q)
  if (phone) return sought({ users: { phone, ...idsOf(q) }, ads: adsOf(q), exact: true })
  const digits = q.replace(/\D/g, '')
  const start = /^(?:\+?7|8)/.test(q) ? `+7${digits.slice(1)}` : null
  const phonePart = digits.length >= PHONE_PART ? { phonePart: { digits, start } } : {}
  return sought({
    users: { ...phonePart, ...idsOf(q) },
    ads: adsOf(q),
    orders: ID.test(q) ? { id: q } : {},
    exact: isInn(q),
  })
}

const idsOf = (q: string) =>
  ID.test(q) ? { id: q, telegramId: q, ...(isInn(q) && { inn: q }) } : {}

const adsOf = (q: string) => ({
  ...(ID.test(q) && { id: q }),
  ...(/^\d{6,16}$/.test(q) && { vinPart: q }),
})

function readWords(q: string): Sought {
  const words = q.split(' ')
  const vinPart = vinOf(q)
  const slug = SLUG.test(q) ? { slug: q.toLowerCase() } : {}
  const named = words.some((word) => word.length >= WORD) ? { words } : {}
  return sought({
    users: { ...slug, ...named },
    ads: { ...slug, ...named, ...(VIN_PART.test(vinPart) && { vinPart }) },
  })
}
