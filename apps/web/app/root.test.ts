import { RouterContextProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { loader } from './root.tsx'
import { requestContext } from './shared/api/request-context.ts'
import { fails, fakeApi } from './testing/fake-api.ts'

function load(maintenance: { text: string; until: null; retryAfter: number } | null) {
  const context = new RouterContextProvider()
  const { api } = fakeApi({ any: fails('server.failed') })
  context.set(requestContext, {
    api,
    mark: '',
    publicUrl: 'https://trassa.example',
    demo: false,
    telegramBot: null,
    botUrl: null,
    outsideLinks: { vk: 'https://vk.example' },
    maintenance,
    onRenderError: () => undefined,
  })
  return loader({ context } as never)
}

it('§2 maintenance: no page is made while the site is closed', () => {
  let thrown: unknown
  try {
    load({ text: 'Переносим базу.', until: null, retryAfter: 600 })
  } catch (error) {
    thrown = error
  }
  expect(thrown).toMatchObject({
    data: { text: expect.stringMatching(/Переносим базу.$/), opens: null },
    init: { status: 503, headers: { 'retry-after': '600' } },
  })
})

it('§1 links outside are the server’s, as they are now', () => {
  expect(load(null).outsideLinks).toEqual({ vk: 'https://vk.example' })
})
