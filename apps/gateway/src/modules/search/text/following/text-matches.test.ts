import { formOf } from '@trassa/catalog/ad-types/form-of'
import { expect, it, vi } from 'vitest'
import { countBits, slotsOf } from '../../live-index/bitset.ts'
import type { LiveRow } from '../../live-index/live-row.ts'
import { createArena } from '../../live-index/memory/arena.ts'
import { createSegment } from '../../live-index/segment.ts'
import type { TextSource } from '../database/text-source.ts'
import { createPace } from './pace.ts'
import { createTextMatches } from './text-matches.ts'

const unpaced = () => createPace(async () => undefined)

const row = (id: number) =>
  ({ id: String(id), userId: '1', adType: 'auto', stat: 1, fields: {} }) as unknown as LiveRow

/** A source in which each ad has the word of its entry in `texts`. */
function setup() {
  const texts = new Map<string, string>()
  const read = vi.fn<TextSource['read']>(async (known) =>
    known.flatMap(({ id, hash }) => {
      const word = texts.get(id) ?? ''
      const ad = {
        hash: word.length,
        words: new Map([[word, [1]]]),
        nameWords: [word],
        nameStems: [word],
      }
      return hash === ad.hash ? [] : [{ id, ad }]
    }),
  )
  const find = vi.fn<TextSource['find']>(async () => ({ ids: [], named: [] }))
  const parse: TextSource['parse'] = async (text) => ({
    query: { op: 'word', word: text },
    written: [text],
    writtenOf: new Map(),
  })
  const segment = createSegment(formOf('auto'), createArena())
  const matches = createTextMatches(segment, { read, find, parse })
  const write = (id: number, word: string) => {
    texts.set(String(id), word)
    segment.upsert(row(id))
  }
  const found = async (word: string) => {
    const bits = (await matches.prepare(word, 'words')).select()
    return [...slotsOf(bits, countBits(bits))].map(segment.idAt).map(Number)
  }
  return { segment, matches, read, find, write, found }
}

it('before all words are read, and while very many are unread, PostgreSQL finds texts', async () => {
  const { write, found, find, read, matches } = setup()
  write(1, 'a')
  find.mockResolvedValueOnce({ ids: [1, 99], named: [1] })
  expect(await found('a')).toEqual([1])
  await matches.follow(unpaced())
  expect(await found('a')).toEqual([1])
  expect(find).toHaveBeenCalledOnce()
  const stuck = Promise.withResolvers<never[]>()
  read.mockReturnValueOnce(stuck.promise)
  for (let id = 2; id <= 2200; id++) write(id, 'b')
  find.mockResolvedValueOnce({ ids: [2], named: [] })
  expect(await found('b')).toEqual([2])
  stuck.resolve([])
  await vi.waitFor(() => expect(matches.unread()).toBe(0))
})

it('an ad that was written is read again; its words only where the text differs', async () => {
  const { write, found, read, matches } = setup()
  write(1, 'a')
  await matches.follow(unpaced())
  write(1, 'a')
  expect(await found('a')).toEqual([1])
  expect(read.mock.lastCall).toEqual([[{ id: '1', hash: 1 }]])
  write(1, 'bb')
  expect(await found('a')).toEqual([])
  expect(await found('bb')).toEqual([1])
  expect(matches.unread()).toBe(0)
})

it('an ad that was written with the text that is known of it is not read again', async () => {
  const { segment, read, write, found, matches } = setup()
  write(1, 'a')
  await matches.follow(unpaced())
  read.mockClear()
  segment.upsert({ ...row(1), textHash: 1 })
  expect(matches.unread()).toBe(0)
  expect(await found('a')).toEqual([1])
  expect(read).not.toHaveBeenCalled()
  // Written twice between two readings: the second time with the text that is known.
  write(1, 'bb')
  write(1, 'a')
  segment.upsert({ ...row(1), textHash: 1 })
  expect(matches.unread()).toBe(0)
  segment.upsert({ ...row(1), textHash: 2 })
  expect(matches.unread()).toBe(1)
})

it('an ad that gets its former text back while another one is read is read again', async () => {
  const { segment, read, write, found, matches } = setup()
  write(1, 'a')
  await matches.follow(unpaced())
  const reading = Promise.withResolvers<Awaited<ReturnType<TextSource['read']>>>()
  read.mockReturnValueOnce(reading.promise)
  write(1, 'bb')
  const asked = found('a')
  await vi.waitFor(() => expect(matches.unread()).toBe(0))
  write(1, 'a')
  segment.upsert({ ...row(1), textHash: 1 })
  reading.resolve([
    {
      id: '1',
      ad: { hash: 2, words: new Map([['bb', [1]]]), nameWords: ['bb'], nameStems: ['bb'] },
    },
  ])
  await asked
  expect(await found('a')).toEqual([1])
})

it('a failure leaves ads unread, and the next text reads them', async () => {
  const { write, found, read, matches } = setup()
  await matches.follow(unpaced())
  write(1, 'a')
  read.mockRejectedValueOnce(new Error('away'))
  await expect(found('a')).rejects.toThrow('away')
  expect(matches.unread()).toBe(1)
  expect(await found('a')).toEqual([1])
})

it('what is written or gone while it is read is not taken for read', async () => {
  const { segment, write, found, read, matches } = setup()
  await matches.follow(unpaced())
  write(1, 'a')
  write(2, 'a')
  const answer = Promise.withResolvers<Awaited<ReturnType<TextSource['read']>>>()
  read.mockReturnValueOnce(answer.promise)
  const asked = found('a')
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  segment.remove(1)
  write(3, 'c')
  write(2, 'bb')
  answer.resolve(
    ['1', '2'].map((id) => ({
      id,
      ad: { hash: 1, words: new Map([['a', [1]]]), nameWords: ['a'], nameStems: ['a'] },
    })),
  )
  expect(await asked).toEqual([2])
  expect(await found('a')).toEqual([])
  expect(await found('c')).toEqual([3])
})

it('reading in the background goes on after errors in the middle', async () => {
  const { write, found, find, read, matches } = setup()
  for (let id = 1; id <= 1000; id++) write(id, 'a')
  const wait = vi.fn(async () => undefined)
  const errors = [2, 3, 7]
  const usual = read.getMockImplementation() as TextSource['read']
  read.mockImplementation(async (known) => {
    if (errors.includes(read.mock.calls.length)) throw new Error('away')
    return usual(known)
  })
  await matches.follow(createPace(wait))
  expect(matches.unread()).toBe(0)
  expect(read).toHaveBeenCalledTimes(13)
  expect(wait).toHaveBeenCalledTimes(13)
  expect(await found('a')).toHaveLength(1000)
  expect(find).not.toHaveBeenCalled()
})

it('a text does not wait for the pauses of reading in the background', async () => {
  const { write, found, read, matches } = setup()
  for (let id = 1; id <= 550; id++) write(id, 'a')
  const { promise: pause, resolve: goOn } = Promise.withResolvers<void>()
  const following = matches.follow(createPace(() => pause))
  await vi.waitFor(() => expect(matches.unread()).toBe(450))
  expect(await found('a')).toHaveLength(550)
  expect(read.mock.calls.map(([known]) => known.length)).toEqual([100, 450])
  goOn()
  await following
})

it('reading in the background ends where everything is read anew', async () => {
  const { write, read, matches } = setup()
  for (let id = 1; id <= 1000; id++) write(id, 'a')
  const pace = unpaced()
  read.mockImplementationOnce(async () => {
    pace.end()
    return []
  })
  await matches.follow(pace)
  expect(read).toHaveBeenCalledOnce()
})
