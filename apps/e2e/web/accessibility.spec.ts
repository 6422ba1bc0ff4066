import { expectNoMistakes } from '../support/axe.ts'
import { expect, isAwake, test } from '../support/site.ts'

// The pages themselves are walked by walk.spec.ts; here is what lies over them.

test('the type picker has no mistakes, light or dark', async ({ page }) => {
  await page.goto('/Search?ad_type=snow')
  // Until then the link leads to a page.
  await isAwake(page)
  await page.getByRole('link', { name: 'Категория: Снегоходы' }).click()
  await expect(page.getByRole('dialog', { name: 'Категория' })).toBeVisible()
  await expectNoMistakes(page)
})

test('the login dialog has no mistakes, light or dark', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByLabel('Телефон')).toBeFocused()
  await expectNoMistakes(page)
})
