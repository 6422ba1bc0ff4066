import { type Requisites, requisitesSchema } from '@trassa/contracts/entities/requisites'
import type { HTMLInputAutoCompleteAttribute } from 'react'

type FieldName = keyof Requisites

/** What is typed into the form. */
export type TypedRequisites = Record<FieldName, string>

interface RequisitesField {
  name: FieldName
  label: string
  hint?: string
  /** The sentence for an empty field; a field without one may stay empty. */
  missing?: string
  digits?: true
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Stands beside its neighbour on a wide screen. */
  half?: true
}

export const REQUISITES_FIELDS: readonly RequisitesField[] = [
  {
    name: 'inn',
    label: 'ИНН',
    hint: '10 цифр у организации, 12 у предпринимателя',
    missing: 'Укажите ИНН',
    digits: true,
    half: true,
  },
  { name: 'kpp', label: 'КПП', hint: '9 знаков', half: true },
  {
    name: 'name',
    label: 'Название',
    hint: 'Как в договоре: ООО «Автопарк» или ИП Иванов Иван Иванович',
    missing: 'Укажите название, как в договоре',
    autoComplete: 'organization',
  },
  {
    name: 'address',
    label: 'Юридический адрес',
    missing: 'Укажите юридический адрес',
    autoComplete: 'street-address',
  },
  {
    name: 'email',
    label: 'Электронная почта',
    hint: 'Пришлём счёт на этот адрес',
    missing: 'Укажите адрес электронной почты',
    autoComplete: 'email',
  },
  { name: 'bik', label: 'БИК банка', digits: true, half: true },
  {
    name: 'account',
    label: 'Расчётный счёт',
    hint: 'Нужен, только если деньги придётся вернуть',
    digits: true,
    half: true,
  },
]

/** Entrepreneurs have an INN of twelve digits and no KPP. */
export const hasKpp = (inn: string): boolean => inn.replace(/\D/g, '').length !== 12

/** Digits are typed and pasted with spaces in groups. */
const digitsOf = (text: string) => text.replace(/[\s-]/g, '')

/** What is sent: an empty field that may stay empty is `null`. */
export function requisitesOf(typed: TypedRequisites): Requisites {
  const inn = digitsOf(typed.inn)
  return {
    inn,
    kpp: hasKpp(inn) ? digitsOf(typed.kpp).toUpperCase() || null : null,
    name: typed.name.trim(),
    address: typed.address.trim(),
    email: typed.email.trim(),
    bik: digitsOf(typed.bik) || null,
    account: digitsOf(typed.account) || null,
  }
}

/** Known requisites as the form shows them. */
export const typedOf = (known: Requisites): TypedRequisites => ({
  ...known,
  kpp: known.kpp ?? '',
  bik: known.bik ?? '',
  account: known.account ?? '',
})

/** What is wrong at each field, the first finding of each, in the order of the form. */
export type Mistakes = Partial<Record<FieldName, string>>

/** @param found findings with the path of their field, as zod and the gateway give them */
export function mistakesAt(
  found: readonly { path: readonly PropertyKey[]; message: string }[],
): Mistakes {
  const at = (name: FieldName) => found.find(({ path }) => path.at(-1) === name)?.message
  return Object.fromEntries(
    REQUISITES_FIELDS.flatMap(({ name }) => {
      const message = at(name)
      return message === undefined ? [] : [[name, message]]
    }),
  )
}

/** What the gateway would refuse, so that all of it is said at once and at the press. */
export function mistakesIn(typed: TypedRequisites): Mistakes {
  const { error } = requisitesSchema.safeParse(requisitesOf(typed))
  const missing = REQUISITES_FIELDS.flatMap(({ name, missing: message }) =>
    message && typed[name].trim() === '' ? [{ path: [name], message }] : [],
  )
  return mistakesAt([...missing, ...(error?.issues ?? [])])
}
