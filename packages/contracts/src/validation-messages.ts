import type { z } from 'zod'

type RawIssue = z.core.$ZodRawIssue
type IssueOf<Code extends z.core.$ZodIssue['code']> = Extract<
  z.core.$ZodRawIssue,
  { readonly code: Code }
>

const REQUIRED = 'Обязательное поле'
const CHOOSE = 'Выберите из списка'
const WRONG = 'Неверное значение'

const genitive = new Intl.PluralRules('ru')
/** `21 знака`, `40 знаков`: a count after «не больше», «не меньше». */
const countOf = (count: number, one: string, many: string) =>
  `${group(count)} ${genitive.select(count) === 'one' ? one : many}`

/** Digits by three, as everywhere on the site (spec §9). */
const group = (value: number | bigint) => value.toLocaleString('ru-RU')

const BY_TYPE: Readonly<Record<string, string>> = {
  string: 'Введите текст',
  number: 'Введите число',
  int: 'Введите целое число',
  bigint: 'Введите целое число',
  boolean: 'Ответьте «да» или «нет»',
  date: 'Введите дату',
  array: 'Нужен список значений',
  tuple: 'Нужен список значений',
  set: 'Нужен список значений',
  object: 'Нужен набор полей',
  record: 'Нужен набор полей',
  map: 'Нужен набор полей',
  file: 'Выберите файл',
}

const BY_FORMAT: Readonly<Record<string, string>> = {
  email: 'Введите адрес электронной почты',
  url: 'Введите ссылку целиком',
  uuid: 'Неверный номер',
  guid: 'Неверный номер',
  datetime: 'Введите дату и время',
  date: 'Введите дату',
  time: 'Введите время',
}

const dateOf = (value: number | bigint) => new Date(Number(value)).toLocaleDateString('ru-RU')

/** What a bound counts: signs of a text, values of a list, or the number itself. */
function bound(origin: string, value: number | bigint): string {
  if (origin === 'string') return countOf(Number(value), 'знака', 'знаков')
  if (origin === 'array' || origin === 'set' || origin === 'map') {
    return countOf(Number(value), 'значения', 'значений')
  }
  if (origin === 'file') return countOf(Number(value), 'байта', 'байт')
  return group(value)
}

function tooBig({ origin, maximum, inclusive }: IssueOf<'too_big'>): string {
  if (origin === 'date') return `Не позже ${dateOf(maximum)}`
  if (origin === 'string') return `Не длиннее ${bound(origin, maximum)}`
  return `${inclusive === false ? 'Меньше' : 'Не больше'} ${bound(origin, maximum)}`
}

function tooSmall({ origin, minimum, inclusive }: IssueOf<'too_small'>): string {
  if (origin === 'date') return `Не раньше ${dateOf(minimum)}`
  const isAny = Number(minimum) === 1 && inclusive !== false
  if (origin === 'string') return isAny ? REQUIRED : `Не короче ${bound(origin, minimum)}`
  if (origin === 'array' && isAny) return 'Выберите хотя бы одно значение'
  return `${inclusive === false ? 'Больше' : 'Не меньше'} ${bound(origin, minimum)}`
}

/** One row for each kind of mistake that zod knows. */
const MESSAGES: { [Code in z.core.$ZodIssue['code']]: (issue: IssueOf<Code>) => string } = {
  invalid_type: ({ expected, input }) =>
    input === undefined || input === null ? REQUIRED : (BY_TYPE[expected] ?? WRONG),
  invalid_value: ({ input }) => (input === undefined || input === null ? REQUIRED : CHOOSE),
  invalid_union: ({ input, discriminator }) => {
    if (input === undefined || input === null) return REQUIRED
    return discriminator === undefined ? WRONG : CHOOSE
  },
  too_big: tooBig,
  too_small: tooSmall,
  invalid_format: ({ format }) => BY_FORMAT[format] ?? WRONG,
  not_multiple_of: ({ divisor }) => `Нужно число, которое делится на ${group(divisor)}`,
  unrecognized_keys: () => 'Лишние поля',
  invalid_key: () => 'Неверное название поля',
  invalid_element: () => WRONG,
  custom: () => WRONG,
}

/**
 * The Russian sentence for a mistake whose schema has none of its own (domain §1: `detail` is readable
 * Russian). `values.ts` gives it to zod, so that it speaks wherever a schema of the contracts is used.
 */
export function validationMessage(issue: RawIssue): string {
  const messageOf = MESSAGES[issue.code as keyof typeof MESSAGES] as
    | ((issue: RawIssue) => string)
    | undefined
  return messageOf?.(issue) ?? WRONG
}
