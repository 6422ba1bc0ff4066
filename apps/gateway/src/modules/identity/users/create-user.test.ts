import { expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { createUser } from './create-user.ts'

const { db } = await createTestGateway()
const newUser = (phone: string, username = 'Иван') => ({ phone, username, type: 0 as const })
const proposing =
  (...slugs: string[]) =>
  () =>
    slugs.shift() ?? 'no-more'

it('domain §2: the address is never a city’s, a fixed route or another’s', async () => {
  const propose = proposing('kazan', 'search', 'moto', 'free', 'free', 'free-2')
  const first = await createUser(db, newUser('+79990000001'), propose)
  expect(first).toMatchObject({ user: { slug: 'free', role: 'user' } })
  const second = await createUser(db, newUser('+79990000002'), propose)
  expect(second).toMatchObject({ user: { slug: 'free-2' } })
})

it('a name is spelled in Latin letters; one without letters still has an address', async () => {
  const named = await createUser(db, newUser('+79990000003', 'Щукин & Ко'))
  expect(named).toMatchObject({ user: { slug: expect.stringMatching(/^shchukin-ko-\w{5}$/) } })
  const nameless = await createUser(db, newUser('+79990000004', '★'))
  expect(nameless).toMatchObject({ user: { slug: expect.stringMatching(/^user-\w{5}$/) } })
})

it('people with one name get addresses of their own', async () => {
  const created = await Promise.all(
    Array.from({ length: 20 }, (_, number) => createUser(db, newUser(`+7999100${1000 + number}`))),
  )
  const slugs = created.map((one) => 'user' in one && one.user.slug)
  expect(new Set(slugs).size).toBe(20)
})

it('tells a phone and a Telegram account that are taken, also within a transaction', async () => {
  const telegramId = '42'
  await createUser(db, { ...newUser('+79990000005'), telegramId })
  const outcomes = await db.transaction(async (tx) => [
    await createUser(tx, newUser('+79990000005')),
    await createUser(tx, { ...newUser('+79990000006'), telegramId }),
    await createUser(tx, newUser('+79990000006')),
  ])
  expect(outcomes).toMatchObject([{ taken: 'phone' }, { taken: 'telegramId' }, { user: {} }])
})

it('gives up where no address is free', async () => {
  const propose = () => 'kazan'
  await expect(createUser(db, newUser('+79990000007'), propose)).rejects.toThrow('No free address')
})
