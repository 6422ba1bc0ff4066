import type { Page } from 'playwright/test'
import { listedAds } from '../support/listed-ads.ts'
import { expect, isAwake, test } from '../support/site.ts'

const FIRST_PAGE = 20

test('§7 lists: what "Показать ещё" has loaded and the scroll survive a reload and Back', async ({
  page,
}) => {
  await page.goto('/Search')
  const ads = listedAds(page)
  await expect(ads).toHaveCount(FIRST_PAGE)
  // Until then the link leads to the next page.
  await isAwake(page)
  await page.getByRole('link', { name: 'Показать ещё' }).click()
  await expect(ads).toHaveCount(2 * FIRST_PAGE)
  await expect(page).toHaveURL(/\/Search\?pages=2$/)
  const chosen = ads.nth(FIRST_PAGE + 5)
  await chosen.scrollIntoViewIfNeeded()
  await page.reload()
  await expect(ads).toHaveCount(2 * FIRST_PAGE)
  await expect(chosen).toBeInViewport()
  await chosen.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/[^/]+\/auto\/[^/]+$/)
  await page.goBack()
  await expect(ads).toHaveCount(2 * FIRST_PAGE)
  await expect(chosen).toBeInViewport()
})

/** Opens a list that waits for its script until the answer is called. */
async function openWithoutScript(page: Page): Promise<() => void> {
  const script = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto('/Search', { waitUntil: 'commit' })
  return script.resolve
}

test('what is chosen before the page has its script is not lost', async ({ page }) => {
  const bringScript = await openWithoutScript(page)
  const mark = page.getByRole('combobox', { name: 'Марка', exact: true })
  await mark.selectOption('1')
  const shown = await page.evaluateHandle(() => {
    const values = new Set<string | undefined>()
    setInterval(() => {
      values.add(document.querySelector<HTMLSelectElement>('select[name=markId]')?.value)
    })
    return values
  })
  bringScript()
  await expect(page).toHaveURL(/\/Search\?markId=1$/)
  await expect(page.getByRole('combobox', { name: 'Ещё одна' })).toBeVisible()
  // It never seemed to be forgotten.
  expect(await shown.evaluate((values) => [...values])).toEqual(['1'])
})

test('arrow keys change the chosen mark and add none', async ({ page }) => {
  await page.goto('/Search')
  await isAwake(page)
  const mark = page.getByRole('combobox', { name: 'Марка', exact: true })
  await mark.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/\/Search\?markId=\d+$/)
  await expect(mark).toBeFocused()
  const first = page.url()
  await page.keyboard.press('ArrowDown')
  await expect(page).not.toHaveURL(first)
  await expect(page).toHaveURL(/\/Search\?markId=\d+$/)
})

test('a button that is pressed before the page has its script answers when it has', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const bringScript = await openWithoutScript(page)
  await page.getByRole('button', { name: 'Фильтры' }).click()
  bringScript()
  await expect(page.getByRole('dialog', { name: 'Фильтры' })).toBeVisible()
})

test('so does the heart of a card that is not hydrated yet', async ({ page }) => {
  const bringScript = await openWithoutScript(page)
  await page
    .getByRole('article')
    .last()
    .getByRole('button', { name: /^В избранное/ })
    .click()
  bringScript()
  await expect(page.getByRole('button', { name: /избранн/i, pressed: true })).toHaveCount(1)
})
