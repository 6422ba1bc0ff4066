import { listedAds } from '../support/listed-ads.ts'
import { expect, test } from '../support/site.ts'

test.use({ javaScriptEnabled: false })

test('the main page is there, and its search form leads to a list', async ({ page }) => {
  await page.goto('/')
  await expect(listedAds(page)).toHaveCount(20)
  const form = page.getByRole('form', { name: 'Поиск', exact: true })
  await form.getByLabel('Марка').selectOption('Lada (ВАЗ)')
  await form.getByLabel('Цена, до').fill('300000')
  await form.getByRole('button', { name: /^Показать/ }).click()
  await expect(page).toHaveURL(/\/Search\?markId=1&.*priceTo=300000/)
  await expect(page.getByRole('heading', { level: 1, name: /^Lada в России/ })).toBeVisible()
})

test('filters of a list are a form with a button; ads and pages are links', async ({ page }) => {
  await page.goto('/Search')
  const form = page.getByRole('form', { name: 'Фильтры' })
  await page.getByLabel('Порядок').selectOption('По возрастанию цены')
  await form.getByLabel('Цена, от').fill('500000')
  await form.getByRole('button', { name: 'Показать объявления' }).click()
  await expect(page).toHaveURL(/priceFrom=500000/)
  await expect(page).toHaveURL(/sort=priceFrom/)
  await page.getByRole('link', { name: 'Показать ещё' }).click()
  await expect(page).toHaveURL(/cursor=/)
  await expect(listedAds(page)).toHaveCount(20)
  await listedAds(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Описание' })).toBeVisible()
})

test('docs/decisions/173: all marks and filters are a link away', async ({ page }) => {
  await page.goto('/Search?priceFrom=500000')
  const form = page.getByRole('form', { name: 'Фильтры' })
  const marks = form.getByLabel('Марка').locator('option')
  const before = await marks.count()
  await form.getByRole('link', { name: 'Все марки и фильтры' }).click()
  await expect(form.getByLabel('Цена, от')).toHaveValue(/^500\s000$/)
  expect(await marks.count()).toBeGreaterThan(2 * before)
  await form.getByText('Кузов', { exact: true }).click()
  await form.getByLabel('Седан').check()
  await form.getByRole('button', { name: 'Показать объявления' }).click()
  await expect(page).toHaveURL(/priceFrom=500000/)
  await expect(page).toHaveURL(/bodyType=1/)
  await expect(form.getByLabel('Седан')).toBeChecked()
  await form.getByText('Ещё фильтры').click()
  await form.getByRole('link', { name: 'Показать все фильтры' }).last().click()
  await expect(page).toHaveURL(/filters=all/)
  await expect(form.getByLabel('Седан')).toBeChecked()
})

for (const width of [1280, 360]) {
  test(`issue 9 point 21: the phone is asked for by a form, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/Search')
    await listedAds(page).first().getByRole('link').first().click()
    await expect(page.getByText(/^В браузере выключен JavaScript/)).toBeVisible()
    const address = page.url()
    await page.getByRole('button', { name: 'Показать телефон' }).click()
    await expect(page.getByRole('link', { name: /^\+7/ })).toBeVisible()
    await expect(page).toHaveURL(address)
  })
}

test('issue 9 print: paper has the photograph, the price, the address and its QR code, and nothing of the site around', async ({
  page,
}) => {
  await page.goto('/Search')
  await listedAds(page).first().getByRole('link').first().click()
  await expect(page.getByRole('img', { name: 'QR-код с адресом объявления' })).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  const code = page.getByRole('img', { name: 'QR-код с адресом объявления' })
  await expect(code).toBeVisible()
  await expect(page.getByText(page.url())).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Показать телефон' })).toBeHidden()
})
