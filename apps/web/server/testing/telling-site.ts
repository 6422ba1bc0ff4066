import type { SiteState } from '@trassa/contracts/entities/site-state'
import { createFastify } from '@trassa/gateway/platform/http/create-server'
import { onTestFinished } from 'vitest'
import { site } from '../pages/site.ts'
import { fakeBuild, type RenderPage } from './fake-build.ts'
import { PUBLIC_URL, SETTINGS } from './site-settings.ts'

export const OPEN: SiteState = { outsideLinks: {}, maintenance: null }

/** A page that shows all that its rendering can know of the request, and has a script of its own. */
const telling: RenderPage = (request, { mark }) => {
  const known = JSON.stringify([request.method, request.url, [...request.headers]])
  const page = `<p>${known}</p>${' '.repeat(2000)}<script nonce="${mark}">own()</script>`
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** A site of one page at every address. */
export async function tellingSite({ render = telling, cdnSeconds = 0, maxBytes = 1_000_000 } = {}) {
  const world = { state: OPEN, renderings: 0 }
  const app = createFastify({ logLevel: 'silent', trustProxy: 1, publicUrl: PUBLIC_URL })
  onTestFinished(() => app.close())
  await app.register(site, {
    build: fakeBuild((...asked) => {
      world.renderings += 1
      return render(...asked)
    }),
    ...SETTINGS,
    keeping: { ...SETTINGS.keeping, maxBytes, cdnSeconds },
    siteState: async () => world.state,
    rendering: { running: 1, waiting: 10, waitMs: 1000 },
  })
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers })
  return { world, get }
}
