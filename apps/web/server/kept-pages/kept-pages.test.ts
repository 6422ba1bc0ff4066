import { AppError } from '@trassa/contracts/app-error'
import { expect, it } from 'vitest'
import { keep, keptWorld, PAGE } from '../testing/kept-world.ts'

it('a page is kept from its second request, and asks nothing while nothing changes', async () => {
  const all = keptWorld()
  await keep(all)
  expect([await all.read(), await all.read()]).toEqual(['one', 'one'])
  expect(all.world).toMatchObject({ renderings: 2, questions: 0 })
})

it('a change elsewhere is asked about once; one of the page renders it anew', async () => {
  const all = keptWorld()
  await keep(all)
  all.world.revision += 1
  await Promise.all([all.read(), all.read(), all.read()])
  expect(all.world).toMatchObject({ renderings: 2, questions: 1 })
  all.change('two')
  expect(await Promise.all([all.read(), all.read()])).toEqual(['two', 'two'])
  expect(all.world).toMatchObject({ renderings: 3, questions: 2 })
  expect(all.figures).toMatchObject({ hits: 3, fills: 2 })
  expect(all.onChecked.mock.calls).toEqual([['current'], ['outdated']])
})

it('docs/decisions/050: a check counts for the visitor who starts it; a refusal is theirs alone', async () => {
  const all = keptWorld()
  await keep(all)
  all.world.revision += 1
  await Promise.all([all.read({ network: '203.0.113.1' }), all.read({ network: '203.0.113.2' })])
  expect(all.countFor.mock.calls).toEqual([['203.0.113.1']])
  await all.read({ network: '203.0.113.3' })
  expect(all.countFor).toHaveBeenCalledOnce()
  all.world.revision += 1
  all.countFor.mockImplementationOnce(() => {
    throw new AppError('request.too_many')
  })
  expect(await all.pages.current(PAGE)).toBeUndefined()
  expect(all.world.questions).toBe(1)
  expect(await all.pages.current({ ...PAGE, network: '203.0.113.2' })).toBeDefined()
  expect(all.world).toMatchObject({ renderings: 2, questions: 2 })
})

it('what changes with time alone is noticed after a second, and no page gets older than a minute', async () => {
  const all = keptWorld()
  await keep(all)
  all.world.tag = 'later'
  expect(await all.read()).toBe('one')
  all.world.clock += 1000
  expect(await all.read()).toBe('later')
  for (let second = 0; second < 61; second += 1) {
    all.world.clock += 1000
    await all.read()
  }
  expect(all.world.renderings).toBe(4)
})

it('other links or a closed site are another page at once', async () => {
  const all = keptWorld()
  await keep(all)
  await all.read({ siteState: 'closed' })
  expect(all.world.renderings).toBe(3)
})

it('while the database is away no page is kept but those that show nothing of it', async () => {
  const all = keptWorld()
  await keep(all)
  all.render.mockImplementation(async () => all.rendered({ answers: [] }))
  for (let time = 0; time < 2; time += 1) await all.read({ address: '/aboutUs' })
  all.source.follows.mockRejectedValue(new Error('away'))
  expect(await all.pages.current(PAGE)).toBeUndefined()
  expect(await all.pages.current({ ...PAGE, address: '/aboutUs' })).toBeDefined()
})

it.each([
  ['that was made for a visitor', { isSameForAll: false }],
  ['in which a part failed', { isWhole: false }],
])('a page %s is never kept', async (_, record) => {
  const all = keptWorld()
  all.render.mockImplementation(async () => all.rendered(record))
  for (let time = 0; time < 3; time += 1) await all.read()
  expect(all.render).toHaveBeenCalledTimes(3)
})

it('memory is bounded, and addresses that are asked for once take none', async () => {
  const all = keptWorld({ maxBytes: 30_000 })
  await keep(all)
  for (let page = 0; page < 50; page += 1) await all.read({ address: `/${page}` })
  expect(await all.pages.current(PAGE)).toBeDefined()
  for (let page = 0; page < 50; page += 1) await all.read({ address: `/${page}` })
  expect(await all.pages.current(PAGE)).toBeUndefined()
  expect(all.figures.bytes).toBeGreaterThan(20_000)
  expect(all.figures.bytes).toBeLessThanOrEqual(30_000)
  const none = keptWorld({ maxBytes: 0 })
  for (let time = 0; time < 3; time += 1) await none.read()
  expect(none.world.renderings).toBe(3)
})

it('made-up addresses that are asked for twice push out no page that is asked for meanwhile', async () => {
  const all = keptWorld({ maxBytes: 30_000 })
  await keep(all)
  for (let page = 0; page < 100; page += 1) {
    for (let time = 0; time < 2; time += 1) await all.read({ address: `/?made-up=${page}` })
    expect(await all.pages.current(PAGE)).toBeDefined()
  }
  expect(all.figures.bytes).toBeLessThanOrEqual(30_000)
})

it('docs/decisions/178: unknown addresses take no memory, however often they are asked for', async () => {
  const all = keptWorld()
  await keep(all)
  const { bytes } = all.figures
  all.render.mockImplementation(async () => all.rendered({ answers: [], isWhole: false }))
  for (let page = 0; page < 300; page += 1) await all.read({ address: `/unknown-${page % 100}` })
  expect(all.figures.bytes).toBe(bytes)
})
