import type { BrowserContext, BrowserContextOptions } from 'playwright/test'
import { test as base, ofItsOwn } from './site.ts'

/** Opens the worker's browser of this name, or gives the open one. */
type SameBrowser = (name: string, options: BrowserContextOptions) => Promise<BrowserContext>

/**
 * Playwright's test for what only reads pages: the tests of a worker with the same screen share a browser context, which
 * forgets the visitor after each. Its cache keeps script and fonts, which a new context loads and compiles again
 * for longer than most pages take.
 */
export const test = base.extend<object, { sameBrowser: SameBrowser }>({
  sameBrowser: [
    async ({ browser }, use) => {
      const opened = new Map<string, BrowserContext>()
      await use(async (name, options) => {
        const context =
          opened.get(name) ?? (await browser.newContext({ ...ofItsOwn(), ...options }))
        opened.set(name, context)
        return context
      })
      for (const context of opened.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ sameBrowser, viewport, isMobile, hasTouch }, use) => {
    const screen = { viewport, isMobile, hasTouch }
    const context = await sameBrowser(JSON.stringify(screen), screen)
    await use(context)
    for (const page of context.pages()) {
      await page.evaluate(() => localStorage.clear())
      await page.close()
    }
    await context.clearCookies()
  },
})
