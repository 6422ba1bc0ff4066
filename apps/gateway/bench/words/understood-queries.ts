import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { CsvRow } from '@trassa/catalog/dictionaries/csv'
import type { FormOption } from '@trassa/catalog/engine/definition'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { shippedUnderstanding } from '../../src/modules/understanding/testing/shipped-understanding.ts'
import type { Understood } from '../../src/modules/understanding/understand.ts'
import { percentile, round } from '../measure.ts'
import { isAsExpected, isExpectedText, readExpected } from './expectations.ts'
import { queriesOf } from './queries.ts'

/** `BENCH_SHOW=cars` prints what was understood otherwise in the open queries of a group. */
const shown = process.env.BENCH_SHOW

interface Judged {
  group: string
  query: string
  milliseconds: number
  /** The type, and the keys of filters, that are not as expected; those with a plus are too many. */
  wrong: string[]
  understood: Understood | undefined
}

/** The share of queries that are understood exactly as their file says, by groups, and the time of it. */
export async function benchUnderstoodQueries(): Promise<void> {
  console.time('lexicon')
  const understanding = await shippedUnderstanding()
  console.timeEnd('lexicon')
  for (const file of ['open', 'sealed']) {
    const judged = queriesOf(file).map((row) => judge(row, understanding))
    // What is printed of sealed queries must not help to tune.
    if (file === 'open' && shown) judged.filter(({ group }) => group === shown).forEach(print)
    const byGroup = Map.groupBy(judged, ({ group }) => group)
    console.log(`${judged.length} ${file} queries`)
    console.table(
      Object.fromEntries(
        [...byGroup, ['all', judged] as const].map(([group, some]) => [group, sharesOf(some)]),
      ),
    )
  }
}

function sharesOf(judged: readonly Judged[]) {
  const share = (holds: (one: Judged) => boolean) =>
    round(judged.filter(holds).length / judged.length, 3)
  const times = judged.map(({ milliseconds }) => milliseconds)
  return {
    queries: judged.length,
    'as expected': share(({ wrong }) => wrong.length === 0),
    'wrong type': share(({ wrong }) => wrong.includes('type')),
    'p50 ms': round(percentile(times, 0.5)),
    'p95 ms': round(percentile(times, 0.95)),
  }
}

function judge(
  { group = '', query = '', type = '', expect = '', text = '' }: CsvRow,
  { understand, names }: Awaited<ReturnType<typeof shippedUnderstanding>>,
): Judged {
  const started = performance.now()
  const [understood] = understand(query)
  const milliseconds = performance.now() - started
  if (!understood) return { group, query, milliseconds, wrong: ['type'], understood }
  const namesOf = (filter: Filter | undefined) =>
    filter ? valueNames(filter, understood, names) : []
  const expected = readExpected(expect)
  const byKey = new Map(understood.filters.map((filter) => [filter.key, filter]))
  const wrong = expected.flatMap((one) => {
    const filter = byKey.get(one.key)
    return isAsExpected(one, filter, namesOf(filter), optionsOf(understood, one.key))
      ? []
      : [one.key]
  })
  const known = new Set(expected.map(({ key }) => key))
  for (const key of byKey.keys()) if (!known.has(key)) wrong.push(`+${key}`)
  if (!type.split('|').includes(understood.adType)) wrong.unshift('type')
  if (!isExpectedText(text, understood.text)) wrong.push('text')
  return { group, query, milliseconds, wrong, understood }
}

/** The values of a filter as the queries name them. */
function valueNames(
  filter: Filter,
  { adType }: Understood,
  names: ReadonlyMap<string, string>,
): string[] {
  if (filter.op === 'range') return []
  const options = optionsOf({ adType }, filter.key)
  const values = filter.op === 'many' ? filter.values : [filter.value]
  return values.map((value) => {
    const option = options.find(({ id }) => id === value)?.name
    return names.get(`${filter.key} ${value}`) ?? option ?? String(value)
  })
}

function optionsOf({ adType }: Pick<Understood, 'adType'>, key: string): readonly FormOption[] {
  const kind = filterFields(formOf(adType)).find((field) => field.key === key)?.kind
  return kind?.type === 'enumeration' ? kind.options : []
}

function print({ query, wrong, understood }: Judged): void {
  if (wrong.length === 0) return
  const filters = understood?.filters.map((filter) => JSON.stringify(filter)).join(' ')
  console.log(
    `«${query}» ${wrong.join(', ')}: ${understood?.adType} ${filters} «${understood?.text}»`,
  )
}
