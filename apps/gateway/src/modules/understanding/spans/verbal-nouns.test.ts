import { plainSpelling } from '@trassa/catalog/names/spelling-key'
import { expect, it } from 'vitest'
import { shippedUnderstanding } from '../testing/shipped-understanding.ts'
import { withVerbalNouns } from './verbal-nouns.ts'

it('a name with a verb that is read as its noun would never be found: names have the nouns', async () => {
  const { source } = await shippedUnderstanding()
  const names = new Set(source.labels.map(({ name }) => plainSpelling(name)))
  expect(names.size).toBeGreaterThan(10_000)
  expect([...names].filter((name) => withVerbalNouns(name) !== name)).toEqual([])
})
