import { createRoutesStub, Meta, type MetaFunction } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderWhole } from '../lib/document/render-whole.tsx'
import { meta as adMeta } from './ad.tsx'
import { meta as cityOrSellerMeta } from './city-or-seller.tsx'
import { meta as listMeta } from './list.tsx'
import { meta as sectionMeta } from './section.tsx'

const logged = vi.fn()
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(logged))
afterEach(() => {
  vi.restoreAllMocks()
  logged.mockReset()
})

it.each<[route: string, meta: unknown]>([
  ['an ad', adMeta],
  ['a list', listMeta],
  ['a section', sectionMeta],
  ['a city or a seller', cityOrSellerMeta],
])('an error in the head of a page does not take the page: %s', async (_, meta) => {
  const Stub = createRoutesStub([
    {
      id: 'page',
      path: '/',
      meta: meta as MetaFunction,
      Component: () => (
        <main>
          <Meta />
          <h1>Lada Granta</h1>
        </main>
      ),
    },
  ])
  // Values that no contract allows.
  const broken = { ad: null, list: null, seller: null, origin: 'https://x.example' }
  const body = await renderWhole(
    <Stub initialEntries={['/']} hydrationData={{ loaderData: { page: broken } }} />,
    { onError: () => undefined },
  )
  expect(body).toMatch(/<title>[^<]+ — Трасса<\/title>/)
  expect(body).toContain('<h1>Lada Granta</h1>')
  expect(logged).toHaveBeenCalledWith(expect.any(TypeError))
})
