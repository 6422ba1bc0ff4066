import { expect, test } from '../support/site.ts'

/** Kilobytes (1024 bytes) of script in brotli that a page of ads may bring (docs/performance.md). */
const BUDGET_KB = 150

/** A page's scripts: its modules and everything that they import at once, which the page preloads. */
const scriptsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path)),
]

for (const path of ['/', '/Search', '/kazan/auto', '/Services']) {
  test(`the script of ${path} stays within ${BUDGET_KB} KB`, async ({ request }) => {
    const scripts = scriptsOf(await (await request.get(path)).text())
    expect(scripts.length).toBeGreaterThan(5)
    const sizes = await Promise.all(
      scripts.map(async (script) => {
        const answer = await request.head(script, { headers: { 'accept-encoding': 'br' } })
        expect(answer.headers()['content-encoding']).toBe('br')
        return Number(answer.headers()['content-length'])
      }),
    )
    const total = sizes.reduce((sum, size) => sum + size, 0) / 1024
    expect(total).toBeLessThanOrEqual(BUDGET_KB)
  })
}
