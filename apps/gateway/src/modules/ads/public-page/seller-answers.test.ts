import { expect, it, vi } from 'vitest'
import { createSellerAnswers, type LiveFeed } from './seller-answers.ts'

const answer = { body: Buffer.from('{}'), tag: '"1"' }

function keep() {
  const follows = vi.fn(async () => true)
  let tell: Parameters<LiveFeed['onChange']>[0] = () => undefined
  const onChange: LiveFeed['onChange'] = (listener) => {
    tell = listener
  }
  const answers = createSellerAnswers({
    feed: { follows, onChange },
    maxBytes: 1_000_000,
  })
  const made = vi.fn()
  /** What is made anew of an ad's page, its seller's page and the list of their ads. */
  const asked = async () => {
    made.mockClear()
    const ask = (key: string, shows: 'all' | string[]) =>
      answers(key, async () => {
        made(key)
        return { answer, sellerId: '1', shows }
      })
    await ask('ad 7', ['7'])
    await ask('ad 8', ['8'])
    await ask('seller', [])
    await ask('list', 'all')
    return made.mock.calls.flat()
  }
  const change = (adId: string, changesTotals: boolean) =>
    tell({ kind: 'ad', adId, sellerId: '1', changesTotals })
  return { asked, change, follows, tell: (...args: Parameters<typeof tell>) => tell(...args) }
}

it('an ad that stays in its list makes its own page and the list of its seller anew', async () => {
  const { asked, change } = keep()
  expect(await asked()).toEqual(['ad 7', 'ad 8', 'seller', 'list'])
  expect(await asked()).toEqual([])
  change('7', false)
  expect(await asked()).toEqual(['ad 7', 'list'])
})

it('one that appears or leaves makes all of its seller anew, which tells how many ads there are', async () => {
  const { asked, change } = keep()
  await asked()
  change('9', true)
  expect(await asked()).toEqual(['ad 7', 'ad 8', 'seller', 'list'])
})

it('so does a change of the seller, and one that may be of anything', async () => {
  const { asked, tell } = keep()
  await asked()
  tell({ kind: 'seller', sellerId: '1' })
  expect(await asked()).toHaveLength(4)
  tell({ kind: 'seller', sellerId: '2' })
  expect(await asked()).toHaveLength(0)
  tell({ kind: 'all' })
  expect(await asked()).toHaveLength(4)
})

it('docs/decisions/178: while nothing tells of changes each answer is made anew and none is kept', async () => {
  const { asked, follows } = keep()
  follows.mockResolvedValue(false)
  expect([await asked(), await asked()].map(({ length }) => length)).toEqual([4, 4])
  follows.mockResolvedValue(true)
  expect(await asked()).toHaveLength(4)
  expect(await asked()).toHaveLength(0)
})
