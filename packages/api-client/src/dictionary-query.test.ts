import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createApiClient } from './client.ts'
import { type DictionaryLink, dictionaryQuery, rowLabel } from './dictionary-query.ts'
import type { TransportRequest } from './transport.ts'

async function asked(link: DictionaryLink, parentId: string | null, detail: unknown = []) {
  const requests: TransportRequest[] = []
  const api = createApiClient(async (request) => {
    requests.push(request)
    return { status: 200, body: { detail } }
  })
  const rows = await new QueryClient().query(dictionaryQuery(api, link, parentId))
  const [request] = requests
  return { address: `${request?.path}?${new URLSearchParams(request?.query)}`, rows }
}

const dictionaries: [DictionaryLink['dictionary'], string][] = [
  ['carModels', '/v1/dictionaries/car-model?carMarkId=7'],
  ['carGenerations', '/v1/dictionaries/car-generation?carModelId=7'],
  ['carSeries', '/v1/dictionaries/car-series?carGenerationId=7'],
  ['carModifications', '/v1/dictionaries/car-modification?carSeriesId=7'],
  ['vehicleModels', '/v1/dictionaries/dic-modeles?markId=7'],
]

it.each(dictionaries)('§7 %s: asks for what belongs to the parent', async (dictionary, address) => {
  expect((await asked({ dictionary }, '7')).address).toBe(address)
})

it('§7 dic-mark: asks for the groups of the form, comma-joined', async () => {
  const { address } = await asked({ dictionary: 'vehicleMarks', codes: ['truck', 'artic'] }, null)
  expect(decodeURIComponent(address)).toBe('/v1/dictionaries/dic-mark?code=truck,artic')
})

it('keeps the marks of different groups apart', () => {
  const api = createApiClient(() => Promise.reject(new Error('Not asked')))
  const key = (link: DictionaryLink) => dictionaryQuery(api, link, null).queryKey.join()
  expect(key({ dictionary: 'vehicleMarks', codes: ['bus'] })).not.toBe(
    key({ dictionary: 'vehicleMarks', codes: ['truck'] }),
  )
})

it('§4 writes years where a generation has them, and of no model of other vehicles', async () => {
  const generation = { id: '1', name: 'I', yearFrom: 2011, yearTo: null }
  expect(rowLabel(generation)).toBe('I (2011–\u2060н.\u00A0в.)')
  expect(rowLabel({ ...generation, yearTo: 2018 })).toBe('I (2011–\u20602018)')
  expect(rowLabel({ ...generation, yearFrom: null })).toBe('I')
  const { rows } = await asked({ dictionary: 'vehicleModels' }, '7', [generation])
  expect(rows.map(rowLabel)).toEqual(['I'])
})
