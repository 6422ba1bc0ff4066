import { AUTO_FORM } from '@trassa/catalog/ad-types/vehicles/auto'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { expect, it } from 'vitest'
import { filterChain, parentIds, withFilter } from './filter-chain.ts'

const chosen: Filter[] = [
  { key: 'markId', op: 'exact', value: '1' },
  { key: 'modelId', op: 'many', values: ['2', '5'] },
  { key: 'generationId', op: 'many', values: ['9'] },
  { key: 'price', op: 'range', to: 500_000 },
]

it('§4 forms: another mark takes the models and generations away, and nothing else', () => {
  const next = withFilter(AUTO_FORM, chosen, 'markId', { key: 'markId', op: 'exact', value: '3' })
  expect(next.map(({ key }) => key)).toEqual(['price', 'markId'])
})

it('several marks: a second mark keeps the models of the first one', () => {
  const both: Filter = { key: 'markId', op: 'many', values: ['1', '3'] }
  expect(withFilter(AUTO_FORM, chosen, 'markId', both).map(({ key }) => key)).toEqual([
    'modelId',
    'generationId',
    'price',
    'markId',
  ])
})

it('a filter that is cleared is gone', () => {
  expect(withFilter(AUTO_FORM, chosen, 'price', null).map(({ key }) => key)).not.toContain('price')
})

it('§4 forms: generations are those of every chosen model', () => {
  const parents = Object.fromEntries(
    filterChain(AUTO_FORM).map((link) => [link.key, parentIds(link, chosen)]),
  )
  expect(parents).toEqual({ markId: [null], modelId: ['1'], generationId: ['2', '5'] })
})
