import { adBySlug } from '@trassa/contracts/calls/ads'
import { filterAds } from '@trassa/contracts/calls/filter'
import { apiOver } from '../support/api.ts'
import { expect, isAwake, test } from '../support/site.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('filters open as a sheet and the ad keeps its call in reach', async ({ page }) => {
  await page.goto('/Search')
  await page.getByRole('button', { name: 'Фильтры' }).click()
  const sheet = page.getByRole('dialog', { name: 'Фильтры' })
  await sheet.getByLabel('Цена, до').fill('300000')
  await expect(page).toHaveURL(/priceTo=300000/)
  await sheet.getByRole('button', { name: /^Показать \d+ объявлен/ }).click()
  await expect(sheet).toHaveCount(0)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Показать телефон' })).toBeInViewport()
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(360)
})

test('the name of a seller has the width of a line beside its buttons', async ({ page }) => {
  const api = apiOver(page.request)
  const { items } = await api.ask(filterAds, { query: { ad_type: 'passenger' } })
  const { seller } = await api.ask(adBySlug, { query: { slug: items[0]?.slug ?? '' } })
  await page.goto(`/${seller.slug}`)
  const name = page.getByRole('heading', { level: 1, name: seller.username })
  expect((await name.boundingBox())?.width).toBeGreaterThan(200)
})

test('§4 a notification leaves the phone of an ad in reach', async ({ page }) => {
  const { items } = await apiOver(page.request).ask(filterAds, { query: { ad_type: 'auto' } })
  await page.goto(`/Ad?id=${items[0]?.id}`)
  await page
    .getByRole('button', { name: /^В избранное/ })
    .first()
    .click()
  await expect(page.getByText(/^Сохранено в этом браузере/)).toBeVisible()
  await page.getByRole('button', { name: 'Показать телефон' }).click({ timeout: 2000 })
  await expect(page.getByText(/^Сохранено в этом браузере/)).toBeVisible()
})

test.describe('§9 the least width of the wide view', () => {
  test.use({ viewport: { width: 930, height: 740 }, hasTouch: false, isMobile: false })

  test('the header and its navigation fit in, a word on one line', async ({ page }) => {
    await page.goto('/Help')
    await isAwake(page)
    await expect(page.getByRole('button', { name: 'Войти' })).toBeInViewport({ ratio: 1 })
    const links = page.getByRole('navigation', { name: 'Разделы' })
    await expect(links.getByRole('button', { name: 'Сервисы' })).toBeVisible()
    await expect(links.getByText('Помощь')).toBeInViewport({ ratio: 1 })
    expect((await links.boundingBox())?.height).toBeLessThan(48)
  })

  test('a long name of a city leaves "Скрыть" on one line', async ({ page }) => {
    await page.goto('/sankt-peterburg/auto')
    const hide = page.getByRole('article').getByRole('button', { name: /^Скрыть/ })
    const heights = await hide.evaluateAll((all) => all.map((each) => each.clientHeight))
    expect(heights.length).toBeGreaterThan(5)
    expect(Math.max(...heights)).toBeLessThan(30)
  })
})
