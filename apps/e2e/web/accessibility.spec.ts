import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, test } from '../support/site.ts'

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>

/** Reports violations alone: finding a selector for every node that passes takes longer than the rules. */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] })

/** Violations that make a page unusable for some people. */
const seriousMistakes = ({ violations }: AxeResults): string[] =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))

/**
 * Every rule on the light page, then those about colours on the dark one: the scheme is a matter of
 * stylesheets and changes nothing else that a rule reads.
 */
async function expectNoSeriousMistakes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  // Repeated, because Base UI connects controls with their labels only when the page is hydrated.
  await expect(async () => {
    expect(seriousMistakes(await axe(page).analyze())).toEqual([])
  }).toPass({ timeout: 20_000 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axe(page).withRules(COLOR_RULES).analyze()
  expect(seriousMistakes(dark), 'in the dark scheme').toEqual([])
}

/** The rules of the default set that compare colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

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

for (const path of PAGES) {
  test(`${path} has no serious mistakes, light or dark`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSeriousMistakes(page)
  })
}

test('an ad has no serious mistakes, light or dark', async ({ page }) => {
  // A bus: other specs publish and take down ads of the types that they test at the same time.
  await page.goto('/Search?ad_type=passenger')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Показать телефон' })).toBeVisible()
  await expectNoSeriousMistakes(page)
})

test('the type picker has no serious mistakes, light or dark', async ({ page }) => {
  await page.goto('/Search?ad_type=snow')
  await page.getByRole('link', { name: 'Категория: Снегоходы' }).click()
  await expect(page.getByRole('dialog', { name: 'Категория' })).toBeVisible()
  await expectNoSeriousMistakes(page)
})

test('the login dialog has no serious mistakes, light or dark', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByLabel('Телефон')).toBeFocused()
  await expectNoSeriousMistakes(page)
})
