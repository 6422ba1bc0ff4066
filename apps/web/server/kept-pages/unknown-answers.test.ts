import { AppError } from '@trassa/contracts/app-error'
import { expect, it } from 'vitest'
import { keep, keptWorld, PAGE } from '../testing/kept-world.ts'

it('docs/decisions/178: while nothing tells of changes the answers of a page are asked again each time', async () => {
  const all = keptWorld()
  await keep(all)
  all.source.follows.mockResolvedValue(false)
  expect([await all.read(), await all.read()]).toEqual(['one', 'one'])
  expect(all.world).toMatchObject({ renderings: 2, questions: 2 })
  // The revision of what is being read anew does not grow.
  all.world.tag = 'sold'
  expect(await all.read()).toBe('sold')
  expect(all.world.renderings).toBe(3)
})

it.each([
  ['one', 2],
  ['sold', 3],
])(
  'those who come while the answers are asked again share the next check (%s)',
  async (tag, renderings) => {
    const all = keptWorld()
    await keep(all)
    all.source.follows.mockResolvedValue(false)
    const first = Promise.withResolvers<{ tag: string }>()
    all.ask.mockImplementationOnce(() => first.promise)
    const early = all.pages.current(PAGE)
    await expect.poll(() => all.ask.mock.calls.length).toBe(1)
    all.world.tag = tag
    const late = Promise.all([PAGE, PAGE, PAGE].map(all.pages.current))
    first.resolve({ tag: 'one' })
    expect(await early).toBeDefined()
    expect((await late).map(Boolean)).toEqual(Array(3).fill(tag === 'one'))
    expect(all.ask).toHaveBeenCalledTimes(2)
    expect(await all.read()).toBe(tag)
    expect(all.world.renderings).toBe(renderings)
  },
)

it('a page that was checked meanwhile is checked again when changes are told again', async () => {
  const all = keptWorld()
  await keep(all)
  all.source.follows.mockResolvedValue(false)
  await all.read()
  all.source.follows.mockResolvedValue(true)
  all.change('sold')
  expect(await all.read()).toBe('sold')
})

it.each([
  ['the database does not answer', new Error('Connection terminated')],
  ['the index is read anew', new AppError('server.unavailable')],
])('a check that fails because %s makes nothing of the page known', async (_, error) => {
  const all = keptWorld()
  await keep(all)
  all.world.revision += 1
  all.ask.mockRejectedValueOnce(error)
  expect(await all.pages.current(PAGE)).toBeUndefined()
  expect(await all.pages.current(PAGE)).toBeDefined()
  expect(all.world.renderings).toBe(2)
})

it('one whose answer is refused now is not kept', async () => {
  const all = keptWorld()
  await keep(all)
  all.world.revision += 1
  all.ask.mockRejectedValueOnce(new AppError('ad.gone'))
  expect(await all.pages.current(PAGE)).toBeUndefined()
  expect(await all.pages.current(PAGE)).toBeUndefined()
})
