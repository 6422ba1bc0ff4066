import type { Page } from 'playwright/test'
import { expect, isAwake, test } from '../support/site.ts'

/** The form of cars, which a page brings once its visitor comes to the filters (docs/decisions/173), and the city picker. */
const GONE = /\/assets\/(auto|auto-parts-car|city-dialog)-[\w-]+\.js$/

/** Requests that tell of a reload: the guard asks whether the server answers. */
function reloadChecks(page: Page): string[] {
  const checks: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/robots.txt')) checks.push(request.url())
  })
  return checks
}

test('§8 a chunk that is gone since a release: a pointer near what needs it reloads nothing, opening it does', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  await page.goto('/kazan/auto')
  await isAwake(page)
  // The filters have their code.
  await page.waitForLoadState('networkidle')
  await page.route(GONE, (route) => route.fulfill({ status: 404 }))
  const checks = reloadChecks(page)
  const filters = page.getByRole('form', { name: 'Фильтры' })
  const city = page.getByRole('button', { name: /^Город:/ }).first()
  for (const near of [filters.getByText('Пробег'), city]) {
    const isAsked = page.waitForResponse(GONE).then(() => true)
    // On a busy machine the first pointer comes before the page listens.
    const isAskedSoon = () => Promise.race([isAsked, page.waitForTimeout(1000).then(() => false)])
    await expect(async () => {
      await page.mouse.move(0, 0)
      await near.hover()
      expect(await isAskedSoon()).toBe(true)
    }).toPass()
    await page.waitForTimeout(500)
    expect(checks).toEqual([])
  }
  await Promise.all([
    page.waitForEvent('framenavigated'),
    filters.getByText('Кузов', { exact: true }).click(),
  ])
  expect(checks).not.toEqual([])
})

test('§8 so does a select whose options are gone: asked for at once they reload nothing, opening it does', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  await page.route(GONE, (route) => route.fulfill({ status: 404 }))
  const checks = reloadChecks(page)
  await Promise.all([page.waitForResponse(GONE), page.goto('/PartsAuto')])
  await page.waitForLoadState('networkidle')
  expect(checks).toEqual([])
  const kinds = page.getByRole('form', { name: 'Поиск', exact: true }).getByLabel('Категория')
  await Promise.all([page.waitForEvent('framenavigated'), kinds.click()])
  expect(checks).not.toEqual([])
})
