import { expect, it } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { createQueryClient } from './browser-api.ts'
import { loadDictionary } from './load-dictionary.ts'

const MODELS = { dictionary: 'carModels' } as const

async function asksFor(parentId: string, rows: object[]): Promise<number> {
  const { api, asked } = fakeApi({ 'dictionaries.carModels': () => rows })
  for (let page = 0; page < 2; page++) {
    const context = { api, queryClient: createQueryClient() }
    expect(await loadDictionary(context, MODELS, parentId)).toEqual(rows)
  }
  return asked.length
}

it('the server asks for the rows of a dictionary once for many pages', async () => {
  expect(await asksFor('1', [{ id: '11', name: 'Granta' }])).toBe(1)
})

it('nothing is kept for an unknown parent: an address may name any', async () => {
  expect(await asksFor('999999', [])).toBe(2)
})
