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

/** Bytes of HTML that a list may have, 2 KB less than it is allowed (docs/decisions/174). */
const MOST_OF_A_LIST = 58 * 1024
const [ADS, VIPS] = [20, 4]
/** The lists that were the heaviest of a market of 2 000 ads. */
const HEAVY = ['auto_parts_tires', 'auto_parts_wheels', 'special_industrial', 'trailer']

const bytes = (text: string) => Buffer.byteLength(text)
const sum = (texts: Iterable<string>) => [...texts].reduce((total, text) => total + bytes(text), 0)
const between = (html: string, from: string, to: string) => {
  const at = html.indexOf(from)
  return at < 0 ? '' : html.slice(at, html.indexOf(to, at))
}

/** What a list would have with as many ads as a larger market gives it, each as long as those that are there. */
function ofWholeList(html: string): number {
  const cards = [...between(html, '<ul class="ad-grid"', '</ul>').matchAll(/<li.*?<\/li>/gs)]
  const vips = [...between(html, 'class="vip-ads"', '</ul>').matchAll(/<li.*?<\/li>/gs)]
  const told = bytes(between(html, '"@type":"ItemList"', '</script>')) / cards.length
  const packed = between(html, '"items":[[', '"total":')
  const data = bytes(packed) / (cards.length + vips.length)
  const ad = sum(cards.map(([card]) => card)) / cards.length + told + data
  const vip = vips.length > 0 ? sum(vips.map(([card]) => card)) / vips.length + data : ad
  return bytes(html) + (ADS - cards.length) * ad + (VIPS - vips.length) * vip
}

for (const adType of HEAVY) {
  test(`docs/decisions/174: the HTML of a list of ${adType} stays within 58 KB`, async ({
    request,
  }) => {
    const html = await (await request.get(`/Search?ad_type=${adType}`)).text()
    expect(ofWholeList(html)).toBeLessThan(MOST_OF_A_LIST)
  })
}

test('parts that come later bring no stylesheet again', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Показать \d+ объявлен/ })).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1)
})
