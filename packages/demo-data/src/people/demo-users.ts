import { slugify } from '@trassa/catalog/urls/slug'
import type { Role, UserType } from '@trassa/contracts/enumerations/users'
import { organisationInn } from '@trassa/contracts/inn'
import { createRandom, type Random } from '../random.ts'
import { NAMED_COMPANIES } from './companies.ts'
import { demoCompany, demoPerson } from './names-and-addresses.ts'

/** A user of the demo, ready to be stored. */
export interface DemoUser {
  phone: string
  username: string
  type: UserType
  role: Role
  slug: string
  createdAt: Date
  /** The legal name; null for a private person. */
  companyName: string | null
  inn: string | null
}

/** The account type of companies (spec §6). */
export const COMPANY = 1
const DAY_MS = 24 * 60 * 60 * 1000
/** Companies without a trade of their own; they sell cars. */
const CAR_DEALERS = 24
const PEOPLE = 420

/** One of each role, with phones that are easy to type; printed when the demo starts. */
export const DEMO_ROLES = [
  { phone: '+79000000001', username: 'Иван', type: 0, role: 'user', title: 'Частное лицо' },
  {
    phone: '+79000000002',
    username: 'Автоцентр «Волга»',
    type: 1,
    role: 'user',
    title: 'Компания',
  },
  { phone: '+79000000003', username: 'Ольга', type: 0, role: 'support', title: 'Поддержка' },
  { phone: '+79000000004', username: 'Марина', type: 0, role: 'moderator', title: 'Модератор' },
  {
    phone: '+79000000005',
    username: 'Сергей',
    type: 0,
    role: 'seniorModerator',
    title: 'Старший модератор',
  },
] as const

/** Sellers after the five of `DEMO_ROLES`; their phones are from a range that operators do not assign. */
export function demoUsers(now: Date): DemoUser[] {
  const random = createRandom('users')
  const roles = DEMO_ROLES.map(({ title: _, ...user }) => withSlug(user, random, now))
  const companies = [
    ...Object.values(NAMED_COMPANIES).flat(),
    ...Array.from({ length: CAR_DEALERS }, () => demoCompany(random)),
  ]
  const people = Array.from({ length: PEOPLE }, () => demoPerson(random).name)
  const sellers = [...companies, ...people].map((username, index) => {
    const type: UserType = index < companies.length ? COMPANY : 0
    const phone = `+7900${String(1_000_000 + index * 7 + random.int(0, 6))}`
    return withSlug({ phone, username, type, role: 'user' }, random, now)
  })
  return [...roles, ...sellers]
}

const withSlug = (
  user: Pick<DemoUser, 'phone' | 'username' | 'type' | 'role'>,
  random: Random,
  now: Date,
): DemoUser => ({
  ...user,
  ...(user.type === COMPANY ? legalData(user) : { companyName: null, inn: null }),
  slug: `${slugify(user.username)}-${user.phone.slice(-7)}`,
  createdAt: new Date(now.getTime() - random.int(20, 1500) * DAY_MS),
})

/**
 * Without them a company cannot save its settings (domain §2). No region has the code 00, so no real
 * company has the number.
 */
const legalData = ({ username, phone }: Pick<DemoUser, 'username' | 'phone'>) => ({
  companyName: `ООО «${username.replace(/[«»]/g, '')}»`,
  inn: organisationInn(`00${phone.slice(-7)}`),
})
