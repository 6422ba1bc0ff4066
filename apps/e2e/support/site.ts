import { type Browser, type BrowserContextOptions, test as base, type Page } from 'playwright/test'
import { type Complaints, collectComplaints } from './complaints.ts'
import { KeptContexts } from './kept-contexts.ts'

/** Where the run's server answers. */
export function siteUrl(): string {
  const url = process.env.TRASSA_URL
  if (!url) throw new Error('TRASSA_URL is set by global-setup.ts')
  return url
}

let addresses = 0

/** An address of its own for every browser: the gateway counts codes and looked-up phones by it (domain §2). */
function freshAddress(): string {
  addresses += 1
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0)
  return `10.${worker % 256}.${Math.floor(addresses / 256)}.${addresses % 256}`
}

const ofItsOwn = () => ({ 'x-forwarded-for': freshAddress() })
const onTheSite = (): BrowserContextOptions => ({
  baseURL: siteUrl(),
  extraHTTPHeaders: ofItsOwn(),
})

interface Fixtures {
  /** Errors that pages log; an unexpected one fails the test. */
  complaints: Complaints
  /** Opens another browser: no cookies, no cache, an address of its own. A test that installs a clock or a service worker needs one. */
  visit: (options?: BrowserContextOptions) => Promise<Page>
}

interface WorkerFixtures {
  keptContexts: KeptContexts
}

/** Playwright's test on the run's server. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  contextOptions: async ({ contextOptions }, use) => {
    await use({ ...contextOptions, ...onTheSite() })
  },
  keptContexts: [
    async ({ browser }, use) => {
      const kept = new KeptContexts(browser)
      await use(kept)
      await kept.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ keptContexts, viewport, isMobile, hasTouch, javaScriptEnabled }, use) => {
    const screen = { viewport, isMobile, hasTouch, javaScriptEnabled }
    const { context, forgetVisitor } = await keptContexts.get(screen)
    await context.setExtraHTTPHeaders(ofItsOwn())
    await use(context)
    await forgetVisitor(siteUrl())
  },
  complaints: [
    async ({ context }, use) => {
      const complaints = collectComplaints()
      const stop = complaints.watch(context)
      await use(complaints)
      stop()
      base.expect(complaints.unexpected()).toEqual([])
    },
    { auto: true },
  ],
  visit: async ({ browser, complaints }, use) => {
    const opened: Awaited<ReturnType<Browser['newContext']>>[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...onTheSite(), ...options })
      opened.push(context)
      complaints.watch(context)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})

export const { expect } = base

/** On a desk: the page is no longer the one that the server sent, and answers by itself. */
export async function isAwake(page: Page): Promise<void> {
  const sections = page.getByRole('navigation', { name: 'Разделы' })
  await expect(sections.getByRole('button', { name: 'Авто', exact: true })).toBeVisible()
}
