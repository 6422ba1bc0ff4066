import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { createReferenceCache } from '../src/modules/reference/reference-cache.ts'
import { parseListQuery } from '../src/modules/search/parse-list-query.ts'
import { readTextQueries } from '../src/modules/search/reverse/ad-words.repository.ts'
import type { ReverseQuery } from '../src/modules/search/reverse/reverse-index.ts'
import type { BenchServer } from './bench-server.ts'
import { pick, type Sample } from './search-shapes.ts'

type Parameters = Record<string, string>

const STEPS = [1.1, 1.25, 1.5]
const upTo = ({ price }: Sample, n: number): Parameters => {
  if (price === null) return {}
  const most = price * (STEPS[n % STEPS.length] ?? 1)
  const step = most > 200_000 ? 50_000 : 1_000
  return { priceTo: String(Math.ceil(most / step) * step) }
}
const notOlder = ({ year }: Sample, n: number): Parameters =>
  year === null ? {} : { yearFrom: String(year - (n % 4)) }
const city = ({ city }: Sample): Parameters => ({ city })
const car = (ad: Sample) => pick(ad, ['markId', 'modelId'])

/** Several marks, and the first one's model: it narrows its own mark only. */
const severalMarks = (ad: Sample, other: Sample): Parameters => {
  const { markId, modelId } = pick(ad, ['markId', 'modelId'])
  const second = ad.adType === other.adType ? pick(other, ['markId']).markId : undefined
  const marks = [markId, second].filter((id) => id !== undefined).join(',')
  return { ...(marks && { markId: marks }), ...(modelId && { modelId }) }
}

interface Shape {
  /** How many of a hundred saved searches. */
  percent: number
  of: (ad: Sample, n: number, other: Sample) => Parameters
}

/** What people save: mostly a model up to a price, often in or near their city; few ask for a whole type. */
const SHAPES: Shape[] = [
  { percent: 18, of: (ad, n) => ({ ...car(ad), ...upTo(ad, n) }) },
  { percent: 16, of: (ad, n) => ({ ...car(ad), ...upTo(ad, n), ...city(ad) }) },
  { percent: 12, of: (ad, n) => ({ ...car(ad), ...city(ad), radius: '200', ...notOlder(ad, n) }) },
  { percent: 10, of: (ad, n) => ({ ...car(ad), ...notOlder(ad, n), ...pick(ad, ['gearbox']) }) },
  { percent: 8, of: (ad, n, other) => ({ ...severalMarks(ad, other), ...upTo(ad, n) }) },
  { percent: 8, of: (ad, n) => ({ ...pick(ad, ['markId']), ...city(ad), ...upTo(ad, n) }) },
  { percent: 10, of: (ad, n) => ({ ...city(ad), ...upTo(ad, n) }) },
  { percent: 5, of: (ad) => ({ q: ad.name }) },
  { percent: 4, of: (ad) => ({ q: ad.name.split(' ').at(-1) ?? '', ...city(ad) }) },
  { percent: 2, of: (ad) => ({ q: `"${ad.name}" -битый` }) },
  { percent: 4, of: (ad) => ({ ...pick(ad, ['gearbox', 'fuel', 'drive']), owner: '0' }) },
  { percent: 2, of: (ad, n) => ({ ...upTo(ad, n), withPhoto: 'true' }) },
  { percent: 1, of: () => ({}) },
]

const HUNDRED = SHAPES.flatMap((shape) => Array<Shape>(shape.percent).fill(shape))

/** Saved searches that were drawn from ads, so that popular models and cities dominate. */
export async function drawSearches(
  { db }: BenchServer,
  samples: Sample[],
  count: number,
): Promise<(ReverseQuery & { adType: AdType })[]> {
  const places = await createReferenceCache(db).places()
  const at = (n: number) => samples[n % samples.length] as Sample
  const drawn = Array.from({ length: count }, (_, n) => {
    const ad = at(n * 7)
    const shape = HUNDRED[(n * 37) % HUNDRED.length] as Shape
    const query = shape.of(ad, n, at(n * 13 + 1))
    const list = parseListQuery(formOf(ad.adType), query, places)
    return { id: String(n), adType: ad.adType, filters: list?.filters ?? [], text: list?.text }
  })
  const texts = new Set(drawn.flatMap(({ text }) => text ?? []))
  const queries = await readTextQueries(db, [...texts])
  return drawn.map(({ text, ...search }) => ({ ...search, textQuery: queries.get(text ?? '') }))
}
