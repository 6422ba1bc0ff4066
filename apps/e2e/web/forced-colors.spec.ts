import type { Locator } from 'playwright/test'
import { expect, isAwake, test } from '../support/site.ts'

/** Whether what an element, or one of its pseudo-elements, paints differs from the ground of the page. */
const paints = (one: Locator, pseudo?: '::after') =>
  one.evaluate((element, part) => {
    const painted = getComputedStyle(element, part).backgroundColor
    return painted !== getComputedStyle(document.body).backgroundColor
  }, pseudo)

test('forced colours: separators, the line below what is current and the chosen view can be seen', async ({
  visit,
}) => {
  const page = await visit({ forcedColors: 'active', viewport: { width: 1280, height: 800 } })
  await page.goto('/kazan/auto')
  await isAwake(page)
  const path = page.getByRole('navigation', { name: 'Путь' })
  expect(await paints(path.getByRole('listitem').first(), '::after')).toBe(true)
  const cards = page.getByRole('button', { name: 'Карточками', pressed: true })
  expect(await paints(cards)).toBe(true)
  // Its icon stands on the ground of what is chosen, not on the page's.
  expect(await cards.locator('i').evaluate((icon) => getComputedStyle(icon).backgroundColor)).toBe(
    await page.evaluate(() => {
      document.body.style.backgroundColor = 'HighlightText'
      const color = getComputedStyle(document.body).backgroundColor
      document.body.style.backgroundColor = ''
      return color
    }),
  )
  await page.goto('/Moto?ad_type=snow')
  await isAwake(page)
  const subtype = page.getByRole('link', { name: 'Снегоходы', exact: true })
  expect(await paints(subtype, '::after')).toBe(true)
  await page.goto('/Help')
  await isAwake(page)
  const help = page.getByRole('navigation', { name: 'Разделы' }).getByText('Помощь')
  expect(await paints(help, '::after')).toBe(true)
})

test('forced colours: what is chosen in controls can be seen', async ({ visit }) => {
  const page = await visit({ forcedColors: 'active' })
  await page.goto('/dev/ui')
  const chosen = page.getByRole('radio', { name: 'Все', checked: true })
  expect(await paints(chosen)).toBe(true)
  const account = page.getByRole('radio', { name: 'Частное лицо' })
  await account.click()
  expect(await paints(account.locator('span'))).toBe(true)
  expect(await paints(page.getByRole('switch').first().locator('span'))).toBe(true)
})
