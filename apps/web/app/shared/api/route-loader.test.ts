import { AppError } from '@trassa/contracts/app-error'
import { RouterContextProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { fails, fakeApi } from '../../testing/fake-api.ts'
import { requestContext } from './request-context.ts'
import { type Load, serverLoad } from './route-loader.ts'

function failWith(error: Error, load: Load<object> = () => Promise.reject(error)) {
  const context = new RouterContextProvider()
  const { api } = fakeApi({ any: fails('server.failed') })
  const site = {
    publicUrl: '',
    demo: false,
    telegramBot: null,
    botUrl: null,
    outsideLinks: {},
    maintenance: null,
    onRenderError: () => {},
    mark: '',
  }
  context.set(requestContext, { api, ...site })
  const args = { context, url: new URL('https://trassa.example/'), params: {} }
  return serverLoad(load)(args as never).catch((thrown: unknown) => thrown)
}

const UNAVAILABLE = { data: 'server.unavailable', init: { status: 503 } }

it('domain §1: a page without its database is 503', async () => {
  expect(await failWith(new AppError('server.unavailable'))).toMatchObject(UNAVAILABLE)
})

it('domain §1: also one that would show a failed list, which other failures leave as it is', async () => {
  const loadList =
    (error: Error): Load<object> =>
    async ({ queryClient }) => {
      const list = { queryKey: ['ads'], queryFn: () => Promise.reject(error), retry: false }
      await queryClient.query(list).catch(() => undefined)
      return { list: true }
    }
  const outage = new AppError('server.unavailable')
  expect(await failWith(outage, loadList(outage))).toMatchObject(UNAVAILABLE)
  const failed = new AppError('server.failed')
  expect(await failWith(failed, loadList(failed))).toMatchObject({ list: true })
})

it('§7 addresses: what no call takes as a slug or an id is no page', async () => {
  const thrown = await failWith(new AppError('request.invalid'))
  expect(thrown).toMatchObject({
    data: 'This page could not be found',
    init: { status: 404, statusText: 'This page could not be found' },
  })
})

it('§8 route error: a refused call gives its status', async () => {
  const refused = new AppError('request.too_many', { status: 429 })
  expect(await failWith(refused)).toMatchObject({ init: { status: 429 } })
})

it('other failures stay what they are', async () => {
  const error = new AppError('server.failed')
  expect(await failWith(error)).toBe(error)
})
