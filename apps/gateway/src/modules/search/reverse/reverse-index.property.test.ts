import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Filter, ManyFilter } from '@trassa/catalog/engine/filters/filter'
import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AdRecord, ads } from '../../ads/ads.table.ts'
import type { LiveRow } from '../live-index/live-row.ts'
import { randomAd, STOP_WORD } from '../testing/random-ads.ts'
import { type RandomList, randomListOf } from '../testing/random-lists.ts'
import { scanSearch } from '../testing/scan-search.ts'
import { createReverseIndex } from './reverse-index.ts'

const now = Date.now()
const NO_COLUMNS = Object.fromEntries(Object.keys(ads).map((key) => [key, null]))

const adsOf = (form: FormDefinition): fc.Arbitrary<AdRecord[]> =>
  fc
    .array(randomAd(form, now), { minLength: 1, maxLength: 12 })
    .map((some) =>
      some.map(
        (ad, index) => ({ ...NO_COLUMNS, ...ad, id: String(index + 1), stat: 1 }) as AdRecord,
      ),
    )

/** The row of the live index. */
const rowOf = (ad: AdRecord): LiveRow => ({
  ...ad,
  price: ad.price === null ? null : String(ad.price),
  liftedAt: 0,
  expiresAt: null,
  vipUntil: null,
})

const isText = ({ key }: Filter) => key === 'q'
/** Words of the tests are no forms of others, so that each stands for its lexeme. */
const textQueryOf = (filters: readonly Filter[]) =>
  filters.flatMap((one) => (one.op === 'exact' && isText(one) ? [`'${one.value}'`] : []))[0]
const wordsOf = ({ title, description }: AdRecord) => {
  const described = description.split(' ').filter((word) => word !== STOP_WORD)
  return new Map([...title.split(' '), ...described].map((word, index) => [word, [index + 1]]))
}

/** Of models and the like: the parents with a live ad of a chosen value. */
const narrowedAmong =
  (form: FormDefinition, live: AdRecord[]) =>
  ({ key, values }: ManyFilter): Set<string> => {
    const kind = form.fields.find((one) => one.key === key)?.kind
    const parent = kind?.type === 'dictionary' ? kind.dependsOn : undefined
    const read = (ad: AdRecord, name = '') =>
      (ad as unknown as Record<string, unknown>)[name] ?? ad.fields[name]
    const chosen = live.filter((ad) => values.some((value) => value === read(ad, key)))
    return new Set(chosen.map((ad) => String(read(ad, parent))))
  }

const market = fc.constantFrom(...AD_TYPES).chain((adType) =>
  fc.record({
    form: fc.constant(formOf(adType)),
    all: adsOf(formOf(adType)),
    lists: fc.array(randomListOf(adType), { maxLength: 20 }),
    gone: fc.subarray([...Array(20).keys()]),
  }),
)

it('domain §8: an ad is found by exactly those saved searches whose list it is in', () => {
  let found = 0
  const run = fc.property(market, ({ form, all, lists, gone }) => {
    const live = all.filter((ad) => Number(ad.expiresAt) > now)
    const index = createReverseIndex(form, narrowedAmong(form, live))
    const put = (list: RandomList, at: number) =>
      index.put({
        id: String(at),
        filters: list.filters.filter((one) => !isText(one)),
        textQuery: textQueryOf(list.filters),
      })
    // Each is first another one, so that replacing is tried as well.
    for (const [at] of lists.entries()) put(lists.at(at - 1) as RandomList, at)
    for (const [at, list] of lists.entries()) put(list, at)
    for (const at of gone) index.remove(String(at))
    const kept = lists.flatMap((list, at) =>
      gone.includes(at) ? [] : [{ ...list, id: String(at) }],
    )
    expect(index.size).toBe(kept.length)
    for (const ad of live) {
      const expected = kept.filter((list) => scanSearch(live, form, { ...list, now }).includes(ad))
      found += expected.length
      expect(index.matching(rowOf(ad), wordsOf(ad)).sort()).toEqual(
        expected.map(({ id }) => id).sort(),
      )
      for (const [at] of lists.entries()) {
        const isExpected = expected.some(({ id }) => id === String(at))
        expect(index.holds(String(at), rowOf(ad), wordsOf(ad))).toBe(isExpected)
      }
    }
  })
  fc.assert(run, { numRuns: 500 })
  expect(found).toBeGreaterThan(500)
})
