import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright/test'

export interface KeptContext {
  context: BrowserContext
  /** Closes its pages and removes all that they have kept but for the HTTP cache. */
  forgetVisitor: (origin: string) => Promise<void>
}

/**
 * Browser contexts that the tests of a worker use one after another: their cache keeps script and fonts,
 * which a new context loads and compiles again for longer than most pages take (2 s of 3 on a busy machine).
 */
export class KeptContexts {
  readonly #browser: Browser
  readonly #contexts = new Map<string, KeptContext>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** The context with these options, new or forgotten by an earlier test. */
  async get(options: BrowserContextOptions): Promise<KeptContext> {
    const key = JSON.stringify(options)
    const kept = this.#contexts.get(key) ?? (await keep(await this.#browser.newContext(options)))
    this.#contexts.set(key, kept)
    return kept
  }

  async close(): Promise<void> {
    for (const { context } of this.#contexts.values()) await context.close()
  }
}

const STORAGE = 'cookies,local_storage,indexeddb,cache_storage,service_workers'

async function keep(context: BrowserContext): Promise<KeptContext> {
  // It stays open: to open one after each test took 0.13 s of processor time (docs/decisions/162).
  const blank = await context.newPage()
  const session = await context.newCDPSession(blank)
  return {
    context,
    async forgetVisitor(origin) {
      await context.setOffline(false)
      for (const page of context.pages()) if (page !== blank) await page.close()
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGE })
      await context.clearCookies()
    },
  }
}
