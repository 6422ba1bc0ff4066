import { meQuery } from '@trassa/api-client/queries'
import { listCities } from '@trassa/contracts/calls/cities'
import { updateMe } from '@trassa/contracts/calls/profiles'
import { afterEach, expect, it, vi } from 'vitest'
import { IVAN } from '../../testing/fake-api.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('decision 087: a change names the user whose page it is', async () => {
  const named: unknown[] = []
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
    named.push(new Headers(headers).get('x-user-id'))
    return Response.json({ detail: {} })
  })
  // The module takes `fetch` when it is loaded.
  vi.resetModules()
  const { browserApi, currentQueryClient } = await import('./browser-api.ts')
  const change = () => browserApi.ask(updateMe, { body: { username: 'Пётр' } })
  await change()
  currentQueryClient().setQueryData(meQuery(browserApi).queryKey, IVAN)
  await change()
  await browserApi.ask(listCities)
  expect(named).toEqual([null, IVAN.id, null])
})
