import { expect, it } from 'vitest'
import { insertAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { createLiveIndex } from './live-index.ts'

const { db: whole, createUser } = await createTestGateway()
await insertAd(whole, (await createUser()).id)

/** An index on a database whose interruptions and statements the test controls. */
async function loadedIndex() {
  const control = {
    interruptions: 0,
    beforeStatement: (): Promise<void> => Promise.resolve(),
  }
  const db: typeof whole = Object.assign(Object.create(whole), {
    interruptions: () => control.interruptions,
    execute: async (...args: Parameters<typeof whole.execute>) => {
      await control.beforeStatement()
      return whole.execute(...args)
    },
    readPrepared: async (...args: Parameters<typeof whole.readPrepared>) => {
      await control.beforeStatement()
      return whole.readPrepared(...args)
    },
  })
  const index = createLiveIndex(db, { error: () => undefined })
  await index.load()
  expect(index.statistics().sizes.auto).toBe(1)
  return { index, control }
}

it('§7 filter-ads: a reading anew that fails leaves the lists as they were', async () => {
  const { index, control } = await loadedIndex()
  control.interruptions += 1
  control.beforeStatement = () => Promise.reject(new Error('connection lost'))
  await expect(index.upToDate('auto')).rejects.toThrow('connection lost')
  expect(index.statistics().sizes.auto).toBe(1)
  control.beforeStatement = () => Promise.resolve()
  expect((await index.upToDate('auto'))?.segment.size).toBe(1)
})

it('§7 filter-ads: a request never meets a list that is being read anew', async () => {
  const { index, control } = await loadedIndex()
  const ask = async () => (await index.upToDate('auto'))?.segment.size
  const late: ReturnType<typeof ask>[] = []
  let statements = 0
  control.beforeStatement = async () => {
    statements += 1
    if (statements !== 2) return
    // The second reading is under way. The third reads everything, and begins as that one ends: asked for
    // here, before those that wait for the second have their answer.
    await Promise.resolve()
    control.interruptions += 1
    late.push(ask())
  }
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  expect(await Promise.all(late)).toEqual([1])
  expect(statements).toBeGreaterThan(3)
})
