import {
  isAccountOf,
  isBik,
  isCorrespondentAccountOf,
  withAccountKey,
} from '@trassa/contracts/bank-account'
import { kppSchema } from '@trassa/contracts/entities/requisites'
import { isInn, organisationInn } from '@trassa/contracts/inn'
import { z } from 'zod'
import type { Seller } from '../../modules/billing/public.ts'

const text = z.string().min(1).max(250)

/** The `SELLER_…` variables of the environment: the company that invoices are made out by (domain §5). */
export const sellerSettings = {
  SELLER_NAME: text.optional(),
  SELLER_INN: z.string().refine(isInn, 'опечатка в ИНН').optional(),
  SELLER_KPP: kppSchema.optional(),
  SELLER_OGRN: z
    .string()
    .regex(/^(\d{13}|\d{15})$/, '13 или 15 цифр')
    .optional(),
  SELLER_ADDRESS: text.optional(),
  SELLER_BANK: text.optional(),
  SELLER_BIK: z.string().refine(isBik, 'БИК состоит из 9 цифр').optional(),
  SELLER_ACCOUNT: z.string().optional(),
  SELLER_CORR_ACCOUNT: z.string().optional(),
  SELLER_DIRECTOR: text.optional(),
  SELLER_ACCOUNTANT: text.optional(),
  SELLER_VAT: z.enum(['none', '5', '7', '10', '20', '22']).default('none'),
}

type SellerEnvironment = z.output<z.ZodObject<typeof sellerSettings>>

/** Without all of these there are no invoices; with some of them the start stops. */
const NEEDED = [
  'SELLER_NAME',
  'SELLER_INN',
  'SELLER_OGRN',
  'SELLER_ADDRESS',
  'SELLER_BANK',
  'SELLER_BIK',
  'SELLER_ACCOUNT',
  'SELLER_CORR_ACCOUNT',
  'SELLER_DIRECTOR',
] as const satisfies (keyof SellerEnvironment)[]

const OTHERS = ['SELLER_KPP', 'SELLER_ACCOUNTANT'] as const

const isAnySet = (env: SellerEnvironment): boolean =>
  [...NEEDED, ...OTHERS].some((name) => env[name] !== undefined)

/** The settings that do not fit together, each with its sentence. */
export function sellerMistakes(env: SellerEnvironment): [name: string, sentence: string][] {
  if (!isAnySet(env)) return []
  const missing = NEEDED.filter((name) => env[name] === undefined)
  if (missing.length > 0)
    return missing.map((name) => [name, 'не задано: реквизиты для счетов нужны все'])
  const bik = env.SELLER_BIK ?? ''
  const isOrganisation = env.SELLER_INN?.length === 10
  return [
    ...(isOrganisation && env.SELLER_KPP === undefined
      ? [['SELLER_KPP', 'не задано: у организации есть КПП'] as [string, string]]
      : []),
    ...(isAccountOf(bik, env.SELLER_ACCOUNT ?? '')
      ? []
      : [['SELLER_ACCOUNT', 'счёт не подходит к SELLER_BIK'] as [string, string]]),
    ...(isCorrespondentAccountOf(bik, env.SELLER_CORR_ACCOUNT ?? '')
      ? []
      : [['SELLER_CORR_ACCOUNT', 'счёт не подходит к SELLER_BIK'] as [string, string]]),
  ]
}

const DEMO_BIK = '044525225'

/** A company that does not exist: the demo shows whole documents. */
const DEMO_SELLER: Seller = {
  name: 'ООО «Трасса»',
  inn: organisationInn('770123456'),
  kpp: '770101001',
  ogrn: '1267700000000',
  address: '101000, Москва, ул. Мясницкая, д. 1',
  bank: 'ПАО «Образцовый банк», г. Москва',
  bik: DEMO_BIK,
  account: withAccountKey(DEMO_BIK, '40702810038000012345'),
  correspondentAccount: '30101810400000000225',
  director: 'Иванов И. И.',
  accountant: 'Петрова П. П.',
  vat: 'none',
}

/** Who sells; `null` where no requisites are set in production: no invoices are made out then. */
export function sellerOf(env: SellerEnvironment, mode: 'demo' | 'production'): Seller | null {
  if (!isAnySet(env)) return mode === 'demo' ? DEMO_SELLER : null
  const director = env.SELLER_DIRECTOR ?? ''
  return {
    name: env.SELLER_NAME ?? '',
    inn: env.SELLER_INN ?? '',
    kpp: env.SELLER_KPP ?? null,
    ogrn: env.SELLER_OGRN ?? '',
    address: env.SELLER_ADDRESS ?? '',
    bank: env.SELLER_BANK ?? '',
    bik: env.SELLER_BIK ?? '',
    account: env.SELLER_ACCOUNT ?? '',
    correspondentAccount: env.SELLER_CORR_ACCOUNT ?? '',
    director,
    accountant: env.SELLER_ACCOUNTANT ?? director,
    vat: env.SELLER_VAT,
  }
}
