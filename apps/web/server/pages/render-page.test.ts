import type { ApiClient } from '@trassa/api-client/client'
import { expect, it } from 'vitest'
import { fakeBuild } from '../testing/fake-build.ts'
import { createPageRenderer } from './render-page.ts'

const SETTINGS = {
  publicUrl: 'http://localhost:3000',
  demo: false,
  telegramBot: null,
  botUrl: null,
}
const VISIT = {
  url: new URL('http://localhost:3000/kazan'),
  method: 'GET',
  state: { outsideLinks: {}, maintenance: null },
  api: { api: {} as ApiClient, record: { answers: [], isSameForAll: true, isWhole: true } },
  onRenderError: () => {},
}

it("docs/decisions/169: pages are rendered by the bundle's copy of React Router", async () => {
  const build = fakeBuild(() => new Response('rendered by another copy'))
  const { module } = build.entry
  class BundledProvider extends module.RouterContextProvider {}
  module.RouterContextProvider = BundledProvider
  module.createRequestHandler = () => async (_request, context) =>
    new Response(`a context of the bundle: ${context instanceof BundledProvider}`)
  const { page } = await createPageRenderer(build, SETTINGS)(VISIT, new AbortController().signal)
  expect(page.body.toString()).toBe('a context of the bundle: true')
})
