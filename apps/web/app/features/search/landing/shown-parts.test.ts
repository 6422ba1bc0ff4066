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

it('a main page counts the marks that it shows', () => {
  const popular = Array.from({ length: MARKS_SHOWN }, (_, n) => MARKS_SHOWN - 1 - n)
  expect(idsOf('main')).toEqual(popular)
})

it('docs/decisions/173: filters name popular marks and those that their page counts', () => {
  const named = (view: 'list' | 'main') =>
    namedRows(ROWS, 'markId', { filters: [], summary: withShownParts(SUMMARY, ROWS, view) })
  expect(named('list')).toEqual(ROWS)
  expect(named('main')).toEqual(ROWS.slice(0, 40))
})
