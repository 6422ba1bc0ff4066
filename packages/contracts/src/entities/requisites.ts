import { z } from 'zod'
import { isAccountOf, isBik } from '../bank-account.ts'
import { innSchema } from '../values.ts'
import { lineSchema } from './mail-form.ts'

/** domain §5: КПП: nine signs, the fifth and the sixth may be capital letters. */
export const kppSchema = z.string().regex(/^\d{4}[\dA-Z]{2}\d{3}$/, 'КПП состоит из 9 знаков')

export const bikSchema = z
  .string()
  .regex(/^\d{9}$/, 'БИК состоит из 9 цифр')
  .refine(isBik, 'БИК российского банка начинается с 04')

export const accountSchema = z.string().regex(/^\d{20}$/, 'Расчётный счёт состоит из 20 цифр')

/** Organisations have an INN of ten digits and a KPP; entrepreneurs one of twelve and no KPP. */
export const isOrganisationInn = (inn: string): boolean => inn.length === 10

/**
 * Whom an invoice is made out to (domain §5). The account is asked for returns only, so that it may be left out;
 * where it is given it is one of the bank that the BIK names.
 */
export const requisitesSchema = z
  .object({
    name: lineSchema(160, 'Укажите название, как в договоре'),
    inn: innSchema,
    kpp: kppSchema.nullable(),
    address: lineSchema(250, 'Укажите юридический адрес'),
    bik: bikSchema.nullable(),
    account: accountSchema.nullable(),
    /** Where the invoice is sent to. */
    email: z.email('Проверьте адрес электронной почты').max(254, 'Не длиннее 254 знаков'),
  })
  .superRefine(({ inn, kpp, bik, account }, { addIssue }) => {
    const wrong = (path: string, message: string) =>
      addIssue({ code: 'custom', path: [path], message })
    if (isOrganisationInn(inn) && kpp === null)
      wrong('kpp', 'Укажите КПП: он есть у каждой организации')
    if (!isOrganisationInn(inn) && kpp !== null)
      wrong('kpp', 'У предпринимателя нет КПП: оставьте поле пустым')
    if (account !== null && bik === null) wrong('bik', 'Укажите БИК банка, в котором открыт счёт')
    if (account === null && bik !== null) wrong('account', 'Укажите расчётный счёт в этом банке')
    if (account !== null && bik !== null && !isAccountOf(bik, account))
      wrong('account', 'Счёт не подходит к БИК: проверьте цифры')
  })
export type Requisites = z.output<typeof requisitesSchema>
