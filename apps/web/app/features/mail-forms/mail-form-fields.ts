/** Where a field's offers come from: a dictionary, or a list of its own. */
export type SuggestionSource = 'marks' | 'models' | 'years' | 'cities' | readonly string[]

/** One field of a form whose letter goes to those who run the site. */
export interface MailFormField {
  /** As the call names it. */
  name: string
  label: string
  hint?: string
  placeholder?: string
  /** `number`: sent as a number, `84 тыс` as 84000. */
  kind?: 'text' | 'number' | 'area'
  optional?: true
  autoComplete?: string
  /** Offered while one types; anything else is taken, too. */
  suggests?: SuggestionSource
  /** Sentence for a field that is left empty. */
  missing?: string
  /** Sentence for a text that is no number. */
  notNumber?: string
}

const CONTACT: MailFormField = {
  name: 'contact',
  label: 'Телефон или почта',
  hint: 'Сюда мы ответим',
  missing: 'Укажите телефон или электронную почту, чтобы мы могли ответить',
}
const NAME: MailFormField = {
  name: 'name',
  label: 'Имя',
  placeholder: 'Например, Иван',
  autoComplete: 'name',
  optional: true,
}
const COMMENT: MailFormField = {
  name: 'comment',
  label: 'Комментарий',
  kind: 'area',
  optional: true,
}

export const HELP_FIELDS: readonly MailFormField[] = [
  {
    name: 'message',
    label: 'Вопрос',
    kind: 'area',
    hint: 'Если он об объявлении, добавьте ссылку на него',
    missing: 'Опишите вопрос подробнее: хотя бы десять знаков',
  },
  CONTACT,
  NAME,
]

export const DELIVERY_FIELDS: readonly MailFormField[] = [
  {
    name: 'from',
    label: 'Откуда',
    placeholder: 'Город и улица',
    missing: 'Укажите, откуда забрать',
  },
  { name: 'to', label: 'Куда', placeholder: 'Город и улица', missing: 'Укажите, куда доставить' },
  {
    name: 'vehicle',
    label: 'Что перевезти',
    placeholder: 'Например, Lada Granta, на ходу',
    missing: 'Укажите, что перевезти',
  },
  CONTACT,
  NAME,
  COMMENT,
]

export const BUYBACK_FIELDS: readonly MailFormField[] = [
  {
    name: 'mark',
    label: 'Марка',
    placeholder: 'Например, Lada',
    suggests: 'marks',
    missing: 'Укажите марку',
  },
  {
    name: 'model',
    label: 'Модель',
    placeholder: 'Например, Granta',
    suggests: 'models',
    missing: 'Укажите модель',
  },
  {
    name: 'year',
    label: 'Год выпуска',
    kind: 'number',
    suggests: 'years',
    missing: 'Укажите год выпуска',
    notNumber: 'Укажите год цифрами, например 2018',
  },
  {
    name: 'mileage',
    label: 'Пробег, км',
    kind: 'number',
    missing: 'Укажите пробег',
    notNumber: 'Укажите пробег цифрами, например 84 000',
  },
  {
    name: 'condition',
    label: 'Состояние',
    placeholder: 'Например, на ходу',
    suggests: ['На ходу, без повреждений', 'На ходу, нужен ремонт', 'После аварии', 'Не на ходу'],
    missing: 'Укажите состояние',
  },
  { name: 'city', label: 'Город', suggests: 'cities', missing: 'Укажите город' },
  CONTACT,
  NAME,
  {
    ...COMMENT,
    hint: 'Комплектация, что нужно отремонтировать, ссылка на фотографии или объявление',
  },
]
