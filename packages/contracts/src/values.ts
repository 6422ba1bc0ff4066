import { z } from 'zod'
import { cleanText, isVisible } from './clean-text.ts'
import { isInn } from './inn.ts'
import { normalizePhone, PHONE_MISTAKES, phoneMistakeIn } from './phone.ts'
import { validationMessage } from './validation-messages.ts'

// Here, because every schema that reads input is made of these values: it holds in each program.
z.config({ customError: validationMessage })

/** Ids are strings of digits outside the database (domain §1). */
export const idSchema = z.string('Укажите номер').regex(/^[1-9]\d{0,17}$/, 'Неверный номер')

/** spec §5, §9: twelve characters, +7 and ten digits. */
export const phoneSchema = z.string().regex(/^\+7\d{10}$/, PHONE_MISTAKES.incomplete)

/** A phone that gets a code: a Russian mobile number as it is stored; the sentence says what is wrong. */
export const mobilePhoneSchema = z.string().regex(/^\+79\d{9}$/, {
  error: ({ input }) => PHONE_MISTAKES[phoneMistakeIn(String(input)) ?? 'incomplete'],
})

/** A phone in any spelling → the stored one (domain §9). */
export const phoneInputSchema = z
  .string()
  .max(40)
  .transform((text) => normalizePhone(text) ?? text)
  .pipe(mobilePhoneSchema)

/** A code that was sent: what it is confirmed by, and the seconds until another may be asked for. */
export const flowSchema = z.object({ id: z.uuid(), resendAfter: z.int() })

/** spec §5, §9: five digits. */
export const smsCodeSchema = z.string().regex(/^\d{5}$/, 'Код состоит из пяти цифр')

/** What users are called; `missing` is the sentence for a name that shows nothing. */
export const nameSchema = (missing: string) =>
  z
    .string()
    .overwrite(cleanText)
    .trim()
    // Written here: the browser's bundle has no `validationMessage`, and zod would speak English there.
    .max(40, 'Не длиннее 40 знаков')
    .refine(isVisible, missing)

/** spec §5. */
export const usernameSchema = nameSchema('Введите имя')

/** spec §5: 5 to 32 letters, digits, underscores; a leading @ is stripped before it is sent. */
export const telegramUsernameSchema = z
  .string()
  .regex(/^[A-Za-z0-9_]{5,32}$/, 'Введите корректные данные')

/** domain §2: of an organisation or an entrepreneur. */
export const innSchema = z
  .string()
  .regex(/^(\d{10}|\d{12})$/, 'ИНН состоит из 10 или 12 цифр')
  .refine(isInn, 'В ИНН опечатка: проверьте цифры')

/** domain §2. */
export const COMPANY_NAME_MAX = 80
export const ABOUT_MAX = 1000

/** domain §4: whole roubles. */
export const priceSchema = z
  .int('Цена — целое число рублей')
  .min(1, 'Укажите цену')
  .max(1_000_000_000, 'Цена не больше 1 000 000 000 ₽')

/** Whether a database can hold a text: NUL and halves of surrogate pairs cannot be stored. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000')

export const UNSTORABLE_TEXT = 'Уберите из текста невидимые знаки'

/** A text of at most `max` characters, cleaned; `message` where the usual sentence does not do. */
export const textSchema = (max: number, message?: string) =>
  z.string().overwrite(cleanText).max(max, message).refine(isStorable, UNSTORABLE_TEXT)

/** Longer addresses do not exist (RFC 5321). */
export const EMAIL_MAX = 254

/** An e-mail address in lower case: mail services compare addresses so. */
export const emailAddressSchema = textSchema(EMAIL_MAX)
  .trim()
  .toLowerCase()
  .pipe(z.email('Проверьте адрес: в нём должны быть имя, знак @ и домен'))

/** The token in a one-time link; a malformed one that was never issued is `confirmation.unknown`. */
export const linkTokenSchema = textSchema(100, 'Ссылка повреждена').min(1, 'Ссылка повреждена')

/** Why a member of the staff did something. */
export const reasonSchema = textSchema(500).trim().min(1, 'Напишите причину')

export const timestampSchema = z.iso.datetime()

export const versionSchema = z.int().min(1)

/**
 * The version that a change was made from (domain §1): a stale one is `ad.stale`. Without it the
 * change is decided on the row as it is.
 */
export const expectedVersionSchema = versionSchema.optional()

/**
 * The header `Idempotency-Key` (domain §1): what HTTP carries unchanged and PostgreSQL stores whole. Two keys
 * that were cut to the same text would give one request the answer of the other.
 */
export const idempotencyKeySchema = z.string().regex(/^[ -~]{1,200}$/)

/**
 * `descriptionMarkdown` of spec §7: `true` asks for descriptions as the markdown that they are stored
 * in; without it they are plain text. Cards of lists carry no description: there it changes nothing.
 */
export const descriptionMarkdownSchema = z
  .string()
  .max(20)
  .transform((value) => value === 'true')
  .optional()

/** A number in a query string. */
export const queryIntSchema = z.coerce.number().int()

/** Longer than any list of ids or words that a form sends in a query string. */
export const QUERY_VALUE_MAX = 2000

/** `1,2,3` in a query string (spec §7: arrays comma-joined). */
export const queryListSchema = z
  .string('Перечислите через запятую')
  .max(QUERY_VALUE_MAX)
  .transform((v) => v.split(',').filter(Boolean))

/** Where a page of a list begins; any text that is no cursor means the first page. */
export const cursorSchema = z.string().max(200).refine(isStorable).optional().catch(undefined)

const isReadable = (value: unknown): boolean =>
  typeof value !== 'string' || (value.length <= QUERY_VALUE_MAX && isStorable(value))

/** Any value of a query string; a text that is too long or cannot be stored counts as absent. */
export const queryValueSchema = z
  .unknown()
  .transform((value) => ([value].flat().every(isReadable) ? value : undefined))

/** A list with keyset pages (domain §1). */
export const pageOf = <S extends z.ZodType>(item: S) =>
  z.object({ items: z.array(item), total: z.int(), nextCursor: z.string().nullable() })
