import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright/test'

/**
 * Browser contexts that the tests of a worker use one after another: their cache keeps script and fonts,
 * which a new context loads and compiles again for longer than most pages take (2 s of 3 on a busy machine).
 */
export class KeptContexts {
  readonly #browser: Browser
  readonly #contexts = new Map<string, BrowserContext>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** The context with these options, new or forgotten by an earlier test. */
  async get(options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options)
    const context = this.#contexts.get(key) ?? (await this.#browser.newContext(options))
    this.#contexts.set(key, context)
    return context
  }

  async close(): Promise<void> {
    for (const context of this.#contexts.values()) await context.close()
  }
}

const STORAGE = 'cookies,local_storage,indexeddb,cache_storage,service_workers'

/** Closes a context's pages and removes all that they have kept but for the HTTP cache. */
export async function forgetVisitor(context: BrowserContext, origin: string): Promise<void> {
  await context.setOffline(false)
  for (const page of context.pages()) await page.close()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGE })
  await page.close()
  await context.clearCookies()
}
