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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    for (const path of ['/', '/Search?markId=1', '/createAd', '/dev/ui']) {
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

    test('the login dialog has no serious mistakes', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Войти', exact: true }).click()
      await expect(page.getByLabel('Телефон')).toBeFocused()
      expect(await seriousMistakes(page)).toEqual([])
    })
  })
}
