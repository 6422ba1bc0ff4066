import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, test } from '../support/site.ts'

/** What must not be left: mistakes that keep somebody from using the page. */
async function seriousMistakes(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

const PAGES = [
  '/',
  '/PartsAuto',
  '/Search?markId=1',
  '/Search?ad_type=truck&bodyType=1',
  '/createAd',
  '/createAd?ad_type=truck',
  '/createAd?ad_type=auto_parts_car',
  '/dev/ui',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    for (const path of PAGES) {
      test(`${path} has no serious mistakes`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await seriousMistakes(page)).toEqual([])
      })
    }

    test('an ad has no serious mistakes', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
      await expect(page.getByRole('button', { name: 'Показать телефон' })).toBeVisible()
      expect(await seriousMistakes(page)).toEqual([])
    })

    test('the type picker has no serious mistakes', async ({ page }) => {
      await page.goto('/Search?ad_type=snow')
      await page.getByRole('link', { name: 'Категория: Снегоходы' }).click()
      await expect(page.getByRole('dialog', { name: 'Категория' })).toBeVisible()
      expect(await seriousMistakes(page)).toEqual([])
    })

    test('the login dialog has no serious mistakes', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Войти', exact: true }).click()
      await expect(page.getByLabel('Телефон')).toBeFocused()
      expect(await seriousMistakes(page)).toEqual([])
    })
  })
}
