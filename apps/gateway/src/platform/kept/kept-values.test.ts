import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { createKeptFigures } from './kept-figures.ts'
import { createKeptValues, type KeptValue } from './kept-values.ts'

interface Value extends KeptValue {
  version: number
}

const keptValue = (
  group: string,
  version: number,
  validUntil = Number.POSITIVE_INFINITY,
): Value => ({
  group,
  version,
  validUntil,
  size: 100,
})

const MEGABYTE = 1024 * 1024

const KEYS = ['a', 'b', 'c'] as const
/** Two keys share a group. */
const GROUPS = { a: 'one', b: 'one', c: 'two' } as const
type Key = (typeof KEYS)[number]

const key = fc.constantFrom(...KEYS)
const step = fc.oneof(
  fc.record({ do: fc.constant('write' as const), key }),
  fc.record({ do: fc.constant('tell' as const), by: fc.constantFrom('key', 'group', 'all') }),
  fc.record({ do: fc.constant('ask' as const), keys: fc.uniqueArray(key, { minLength: 1 }) }),
  // A reading sees the rows when it begins or when it ends, and everything may happen between.
  fc.record({
    do: fc.constant('load' as const),
    nth: fc.nat(5),
    sees: fc.constantFrom('old', 'new'),
  }),
)

it('what is given is never older than the last change that was told, whatever is written, told and read in between', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), fc.boolean(), async (steps, isTiny) => {
      const rows: Record<Key, number> = { a: 0, b: 0, c: 0 }
      const told: Record<Key, number> = { a: 0, b: 0, c: 0 }
      const kept = createKeptValues<Value>(isTiny ? 700 : MEGABYTE)
      const loads: {
        keys: readonly string[]
        old: Record<Key, number>
        end: (from: Record<Key, number>) => void
      }[] = []
      const load = (keys: readonly string[]) =>
        new Promise<Map<string, Value>>((resolve) => {
          const end = (from: Record<Key, number>) =>
            resolve(
              new Map(keys.map((one) => [one, keptValue(GROUPS[one as Key], from[one as Key])])),
            )
          loads.push({ keys, old: { ...rows }, end })
        })
      const asked: Promise<void>[] = []
      let tells = 0

      const ask = async (keys: Key[]) => {
        const before = { ...told }
        const tellsBefore = tells
        const values = await kept.read(keys, load)
        expect([...values.keys()].sort()).toEqual([...keys].sort())
        for (const one of keys) {
          const version = values.get(one)?.version ?? -1
          expect(version).toBeGreaterThanOrEqual(before[one])
          // Each reading that has to be repeated takes a change that was told meanwhile.
          if (tells - tellsBefore < 3) expect(version).toBeGreaterThanOrEqual(told[one])
        }
      }
      const tell = (by: string) => {
        tells += 1
        for (const one of KEYS) {
          if (told[one] === rows[one]) continue
          told[one] = rows[one]
          if (by === 'key') kept.drop(one)
          if (by === 'group') kept.dropGroup(GROUPS[one])
        }
        if (by === 'all') kept.clear()
      }
      const settle = () => new Promise((resolve) => setImmediate(resolve))

      for (const one of steps) {
        if (one.do === 'write') rows[one.key] += 1
        else if (one.do === 'tell') tell(one.by)
        else if (one.do === 'ask') asked.push(ask(one.keys))
        else {
          const [loading] = loads.splice(one.nth % Math.max(1, loads.length), 1)
          loading?.end(one.sees === 'old' ? loading.old : { ...rows })
        }
        await settle()
      }
      while (loads.length > 0) {
        for (const loading of loads.splice(0)) loading.end(loading.old)
        await settle()
      }
      await Promise.all(asked)
    }),
    { numRuns: 500 },
  )
}, 60_000)

it('reads what is missing in one go, and what others are reading not again', async () => {
  const kept = createKeptValues<Value>(MEGABYTE)
  const load = vi.fn(
    async (keys: readonly string[]) => new Map(keys.map((one) => [one, keptValue('g', 1)])),
  )
  await Promise.all([kept.read(['a', 'b'], load), kept.read(['b', 'a'], load)])
  await kept.read(['a', 'b', 'c'], load)
  expect(load.mock.calls).toEqual([[['a', 'b']], [['c']]])
})

it('leaves out what does not exist, and asks for it again', async () => {
  const kept = createKeptValues<Value>(MEGABYTE)
  const load = vi.fn(async () => new Map<string, Value>())
  expect(await kept.read(['a'], load)).toEqual(new Map())
  expect(await kept.read(['a'], load)).toEqual(new Map())
  expect(load).toHaveBeenCalledTimes(2)
})

it('a failure is of the request that read, and those that waited for it read themselves', async () => {
  const kept = createKeptValues<Value>(MEGABYTE)
  const load = vi.fn(async () => new Map([['a', keptValue('g', 1)]]))
  load.mockRejectedValueOnce(new Error('away'))
  const [first, second] = await Promise.allSettled([kept.read(['a'], load), kept.read(['a'], load)])
  expect(first.status).toBe('rejected')
  expect(second.status).toBe('fulfilled')
})

it.each(['was dropped', 'has failed', 'has found nothing'])(
  'of those who waited for a reading that %s one reads for all',
  async (how) => {
    const kept = createKeptValues<Value>(MEGABYTE)
    const first = Promise.withResolvers<Map<string, Value>>()
    const load = vi.fn(async () => new Map([['a', keptValue('g', 2)]]))
    load.mockReturnValueOnce(first.promise)
    const [early, ...late] = Array.from({ length: 20 }, () => kept.read(['a'], load))
    if (how === 'was dropped') kept.drop('a')
    if (how === 'has failed') first.reject(new Error('away'))
    else first.resolve(new Map(how === 'was dropped' ? [['a', keptValue('g', 1)]] : []))
    await Promise.allSettled([early])
    for (const values of await Promise.all(late)) expect(values.get('a')?.version).toBe(2)
    expect(load).toHaveBeenCalledTimes(2)
  },
)

it('the failure of the reading that one makes for all is that of all who waited', async () => {
  const kept = createKeptValues<Value>(MEGABYTE)
  const load = vi.fn(() => Promise.reject<Map<string, Value>>(new Error('away')))
  const asked = Array.from({ length: 20 }, () => kept.read(['a'], load))
  const results = await Promise.allSettled(asked)
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect(load).toHaveBeenCalledTimes(2)
})

it('a value whose time is over is read again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const kept = createKeptValues<Value>(MEGABYTE)
    const load = vi.fn(async () => new Map([['a', keptValue('g', 1, Date.now() + 1000)]]))
    await kept.read(['a'], load)
    vi.advanceTimersByTime(999)
    await kept.read(['a'], load)
    expect(load).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    await kept.read(['a'], load)
    expect(load).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})

it('keeps no more bytes than it may, the ones asked for last', async () => {
  const figures = createKeptFigures()
  const kept = createKeptValues<Value>(10_000, figures)
  const load = async (keys: readonly string[]) =>
    new Map(keys.map((one) => [one, keptValue(`group ${one}`, 1)]))
  for (let one = 0; one < 1000; one++) await kept.read([String(one)], load)
  expect(figures).toMatchObject({ hits: 0, fills: 1000 })
  expect(figures.bytes).toBeLessThanOrEqual(10_000)
  const again = vi.fn(load)
  await kept.read(['999'], again)
  expect(again).not.toHaveBeenCalled()
  expect(figures.hits).toBe(1)
  await kept.read(['0'], again)
  expect(again).toHaveBeenCalledOnce()
  kept.clear()
  expect(figures).toEqual({ hits: 1, fills: 1001, bytes: 0 })
})
