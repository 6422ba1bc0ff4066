import type { Page } from 'playwright/test'
import { listedAds } from '../support/listed-ads.ts'
import { expect, test } from '../support/site.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** Opens what lies over the page, goes back, and expects the page beneath as it was. */
async function expectBackCloses(page: Page, name: string | null, open: () => Promise<void>) {
  const dialog = page.getByRole('dialog', name === null ? {} : { name })
  const address = page.url()
  // Repeated, because the page may not yet be hydrated; what opens late lies over what opens it.
  await expect(async () => {
    if (!(await dialog.isVisible())) await open()
    await expect(dialog).toBeVisible({ timeout: 3000 })
  }).toPass()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  expect(page.url()).toBe(address)
}

test('Back closes filters, pickers and the menu of a list, never the list', async ({ page }) => {
  await page.goto('/Search?ad_type=trailer')
  await expectBackCloses(page, 'Фильтры', () =>
    page.getByRole('button', { name: 'Фильтры' }).click(),
  )
  await expectBackCloses(page, 'Категория', () =>
    page.getByRole('link', { name: 'Категория: Прицепы' }).click(),
  )
  await expectBackCloses(page, 'Выбор города', () =>
    page.getByRole('main').getByRole('button', { name: 'Город: Вся Россия' }).click(),
  )
  await expectBackCloses(page, 'Меню', () => page.getByRole('button', { name: 'Меню' }).click())
})

test('Back closes the gallery, then leads to the list and its place', async ({ page }) => {
  await page.goto('/Search?ad_type=passenger')
  const ad = listedAds(page).nth(6).getByRole('heading').getByRole('link')
  await ad.scrollIntoViewIfNeeded()
  const y = await page.evaluate(() => scrollY)
  await ad.click()
  await expect(page.getByRole('button', { name: 'Показать телефон' }).first()).toBeVisible()
  await expectBackCloses(page, null, () =>
    page.getByRole('button', { name: 'На весь экран', exact: true }).click(),
  )
  await page.goBack()
  await expect(page).toHaveURL(/\/Search\?ad_type=passenger$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(y - 50)
})

test('"Показать ещё" survives a reload', async ({ page }) => {
  await page.goto('/Search')
  await expect(async () => {
    await page.getByRole('link', { name: 'Показать ещё' }).click()
    await expect(page).toHaveURL(/pages=2/, { timeout: 3000 })
  }).toPass()
  await expect(listedAds(page)).toHaveCount(40)
  await page.reload()
  await expect(listedAds(page)).toHaveCount(40)
})
