import type { APIRequestContext } from 'playwright/test'
import { expect, test } from '../support/site.ts'

/** Kilobytes (1024 bytes) of script in brotli that a page may bring (docs/performance.md). */
const BUDGETS: Record<string, number> = {
  '/': 150,
  '/Search': 150,
  '/kazan/auto': 150,
  '/Services': 150,
  ad: 150,
  '/createAd?ad_type=auto': 250,
}

/** A page's scripts: its modules and everything that they import at once, which the page preloads. */
const scriptsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path)),
]

/** The address of some ad that is live. */
async function anAd(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/Search?ad_type=passenger')).text()
  return /href="(\/[a-z-]+\/passenger\/[^"]+)"/.exec(html)?.[1] ?? ''
}

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`the script of ${path} stays within ${budget} KB`, async ({ request }) => {
    const scripts = scriptsOf(
      await (await request.get(path === 'ad' ? await anAd(request) : path)).text(),
    )
    expect(scripts.length).toBeGreaterThan(5)
    const sizes = await Promise.all(
      scripts.map(async (script) => {
        const answer = await request.head(script, { headers: { 'accept-encoding': 'br' } })
        expect(answer.headers()['content-encoding']).toBe('br')
        return Number(answer.headers()['content-length'])
      }),
    )
    const total = sizes.reduce((sum, size) => sum + size, 0) / 1024
    expect(total).toBeLessThanOrEqual(budget)
  })
}

test('parts that come later bring no stylesheet again', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Показать \d+ объявлен/ })).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1)
})
