import { expect, it } from 'vitest'
import { namedRows } from '../filters/named-rows.ts'
import { MARKS_SHOWN } from '../main-page/marks-shown.ts'
import { PARTS_SHOWN, withShownParts } from './shown-parts.ts'

/** Forty popular marks and ten others; the more popular, the fewer ads. */
const ROWS = Array.from({ length: 50 }, (_, n) => ({
  id: String(n),
  name: `Марка ${n}`,
  ...(n < 40 && { popularity: n }),
}))
const SUMMARY = {
  total: 1275,
  priceFrom: null,
  years: null,
  parts: {
    key: 'markId',
    counts: ROWS.map(({ id }) => ({ id, total: Number(id) + 1 })).toReversed(),
  },
  cities: [],
}
const idsOf = (view: 'list' | 'main') =>
  withShownParts(SUMMARY, ROWS, view).parts?.counts.map(({ id }) => Number(id)) ?? []

it('a list counts its first parts', () => {
  const first = SUMMARY.parts.counts.slice(0, PARTS_SHOWN).map(({ id }) => Number(id))
  expect(idsOf('list')).toEqual(first)
})

it('a main page counts the marks that it shows, and names those that are not popular', () => {
  const popular = Array.from({ length: MARKS_SHOWN }, (_, n) => MARKS_SHOWN - 1 - n)
  expect(idsOf('main')).toEqual([49, 48, 47, 46, 45, 44, 43, 42, 41, 40, ...popular])
})

it.each(['list', 'main'] as const)('the filters of a %s page name the same marks', (view) => {
  const named = (summary: typeof SUMMARY | ReturnType<typeof withShownParts>) =>
    namedRows(ROWS, 'markId', { filters: [], summary })
  expect(named(withShownParts(SUMMARY, ROWS, view))).toEqual(named(SUMMARY))
})
