import { randomUUID } from 'node:crypto'
import {
  deleteView,
  listViews,
  orderViews,
  saveView,
  VIEWS_MAX,
} from '@trassa/contracts/calls/moderator/views'
import { expect, it } from 'vitest'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { createStaff } from '../testing/staff.ts'
import { moderatorViewsPart } from './views-part.ts'

const gateway = await createTestGateway()
const { anna, boris, senior, user } = await createStaff(gateway)

const view = (change = {}) => ({
  id: randomUUID(),
  name: 'Новые в Казани',
  filter: { stats: '2', cityId: '5' },
  sort: 'createdAt' as const,
  direct: 'asc' as const,
  columns: { hidden: ['views'], order: ['price', 'stat'], widths: { price: 90 } },
  isShared: false,
  version: null as number | null,
  ...change,
})
const save = (as: TestUser, body: ReturnType<typeof view>) => gateway.ask(saveView, { as, body })
const namesOf = async (as: TestUser) =>
  (await gateway.get(listViews, { as })).items.map(({ name }) => name)

it('§9 saved views: kept per person, a repeated request makes no second one', async () => {
  const kept = view()
  await save(anna, kept)
  await save(anna, kept)
  const { items } = await gateway.get(listViews, { as: anna })
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ ...kept, version: expect.any(Number), isOwn: true })
  expect(await namesOf(boris)).toEqual([])
  expect(await gateway.ask(listViews, { as: user })).toMatchObject({ status: 403 })
})

it('§9 saved views: a repeated creation writes nothing over a newer version', async () => {
  const kept = view({ name: 'Было' })
  await save(anna, kept)
  await save(anna, { ...kept, name: 'Стало', version: 1 })
  expect(await save(anna, kept)).toMatchObject({ status: 409, failure: { code: 'views.stale' } })
  expect(await namesOf(anna)).toContain('Стало')
  expect(await save(boris, kept)).toMatchObject({ failure: { code: 'session.forbidden' } })
})

it('§9 saved views: two simultaneous creations make one view', async () => {
  const kept = view({ name: 'Разом' })
  const answers = await Promise.all([save(anna, kept), save(anna, kept), save(anna, kept)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await namesOf(anna)).filter((name) => name === 'Разом')).toHaveLength(1)
})

it('§9 saved views: keep no phone, whose look-ups are logged', async () => {
  for (const filter of [{ phone: '9161234567' }, { phone: '916' }, { q: '8 (916) 123-45-67' }]) {
    expect(await save(anna, view({ filter }))).toMatchObject({ status: 422 })
  }
  expect(await save(anna, view({ filter: { q: 'Камаз' } }))).toMatchObject({ status: 200 })
})

it('§9 saved views: two windows – the stale change is refused, nothing is lost', async () => {
  const kept = view({ name: 'Два окна' })
  await save(anna, kept)
  expect(await save(anna, { ...kept, name: 'Первое', version: 1 })).toMatchObject({ status: 200 })
  expect(await save(anna, { ...kept, name: 'Второе', version: 1 })).toMatchObject({
    status: 409,
    failure: { code: 'views.stale' },
  })
  expect(await namesOf(anna)).toContain('Первое')
})

it('§9 saved views: shared ones by seniors, others’ are not touched', async () => {
  expect(await save(anna, view({ isShared: true }))).toMatchObject({
    failure: { code: 'session.forbidden' },
  })
  const shared = view({ name: 'Общий', isShared: true })
  await save(senior, shared)
  expect(await namesOf(boris)).toEqual(['Общий'])
  expect(await save(boris, { ...shared, version: 1, isShared: false })).toMatchObject({
    failure: { code: 'session.forbidden' },
  })
  const body = { id: shared.id }
  expect(await gateway.ask(deleteView, { as: boris, body })).toMatchObject({ status: 403 })
  await gateway.get(deleteView, { as: senior, body })
  await gateway.get(deleteView, { as: senior, body })
  expect(await namesOf(boris)).toEqual([])
})

it('domain §2: an account that is deleted leaves no views', async () => {
  const part = moderatorViewsPart(gateway.db)
  await save(anna, view({ name: 'Уходит' }))
  const kept = await part.collect(gateway.db, anna.id)
  expect(kept).toContainEqual(expect.objectContaining({ name: 'Уходит' }))
  expect(await part.erase(anna.id, new Date())).toBe(kept.length)
  expect(await namesOf(anna)).toEqual([])
})

it('§9 saved views: own order, at most 50, no filter that does not exist', async () => {
  const ids: string[] = []
  for (let index = 0; index < VIEWS_MAX; index += 1) {
    const one = view({ name: `Вид ${index}` })
    ids.push(one.id)
    await save(boris, one)
  }
  expect(await save(boris, view())).toMatchObject({ failure: { code: 'views.too_many' } })
  await gateway.get(orderViews, { as: boris, body: { ids: ids.toReversed() } })
  expect((await namesOf(boris))[0]).toBe(`Вид ${VIEWS_MAX - 1}`)
  expect(await save(boris, view({ filter: { rocket: '1' } }))).toMatchObject({ status: 422 })
  expect(await save(boris, view({ filter: { stats: '99' } }))).toMatchObject({ status: 422 })
})
