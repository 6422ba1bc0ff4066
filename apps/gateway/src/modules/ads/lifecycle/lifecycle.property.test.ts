import { ownAd, updateAd, updateStat } from '@trassa/contracts/calls/ads'
import { userAds } from '@trassa/contracts/calls/filter'
import { AD_STATS, MY_ADS_LISTS, statsInList } from '@trassa/contracts/enumerations/ads'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createDraft, createSeller, historyOf, storedAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'

const gateway = await createTestGateway()
const { db } = gateway

const stat = fc.constantFrom(...Object.values(AD_STATS).map((state) => state.stat))
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ stat, isStale: fc.nat(9).map((n) => n === 0) }) },
  { weight: 1, arbitrary: fc.record({ price: fc.integer({ min: 400_000, max: 900_000 }) }) },
)

it('§3 whatever an owner asks for, in any order: versions, history and lists agree', async () => {
  const run = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
    const as = await createSeller(gateway)
    const { id } = await createDraft(gateway, as)
    const params = { id }
    for (const one of steps) {
      const before = await storedAd(db, id)
      const history = (await historyOf(db, id)).length
      const version = before.version + ('isStale' in one && one.isStale ? 1 : 0)
      const answer =
        'stat' in one
          ? await gateway.ask(updateStat, { as, params, body: { stat: one.stat, version } })
          : await gateway.ask(updateAd, { as, params, body: { price: one.price, version } })
      const after = await storedAd(db, id)
      const added = (await historyOf(db, id)).length - history
      if (!answer.ok) {
        expect([403, 409]).toContain(answer.status)
        expect(after).toEqual(before)
        expect(added).toBe(0)
        continue
      }
      // A submission may be approved in the same breath: each of the two is a version and a row.
      expect(added).toBeGreaterThanOrEqual(1)
      expect(after.version - before.version).toBe(added)
      expect(version).toBe(before.version)
      if (after.stat !== AD_STATS.deleted.stat) {
        expect(await gateway.get(ownAd, { as, params })).toEqual(answer.detail)
      }
      for (const list of MY_ADS_LISTS) {
        const page = await gateway.get(userAds, { as, query: { list } })
        const isListed = page.items.some((item) => item.id === id)
        expect(isListed).toBe(statsInList(list).includes(after.stat))
      }
    }
  })
  await fc.assert(run, { numRuns: 25 })
}, 60_000)
