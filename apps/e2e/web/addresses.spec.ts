import { expect, test } from '../support/site.ts'

test('§2 an unknown address answers 404, says so, and stays out of search engines', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  const answer = await page.goto('/kazan/auto/no-such-car-1')
  expect(answer?.status()).toBe(404)
  expect((await page.goto('/no/such/page/at/all'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('link', { name: 'Вернуться на главную' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Легковые автомобили в России' }),
  ).toBeVisible()
})

const REDIRECTS = [
  ['/?markId=1', '/Search?markId=1'],
  ['/Kazan', '/kazan'],
  ['/kazan/Cars', null],
  ['/search?markId=1', '/Search?markId=1'],
  ['/Search?city=kazan&markId=1', '/kazan/auto?markId=1'],
  ['/KAZAN/auto', '/kazan/auto'],
  ['/moto', '/Moto'],
  ['/?ad_type=snow', '/Moto?ad_type=snow'],
  ['/PartsAuto?ad_type=truck', '/?ad_type=truck'],
  ['/Search?city=kazan&ad_type=truck', '/kazan/truck'],
  ['/Moto?ad_type=snow&priceTo=300000', '/Search?ad_type=snow&priceTo=300000'],
] as const

for (const [asked, canonical] of REDIRECTS) {
  test(`§7 ${asked} → ${canonical ?? '404'}`, async ({ request }) => {
    const answer = await request.get(asked, { maxRedirects: 0 })
    expect(answer.status()).toBe(canonical === null ? 404 : 301)
    if (canonical !== null) {
      const { pathname, search } = new URL(answer.headers().location ?? '', answer.url())
      expect(pathname + search).toBe(canonical)
    }
  })
}

test('§7 an ad has one address, and others lead there', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.getByRole('article').first().getByRole('link').getAttribute('href')
  const canonical = href ?? ''
  await page.goto(canonical)
  const id = (await page.getByText(/^Объявление № /).textContent())?.match(/\d+/)?.[0]
  for (const other of [`/Ad?id=${id}`, canonical.replace(/^\/[^/]+/, '/abakan')]) {
    const answer = await request.get(other, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toContain(canonical)
  }
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${canonical}$`),
  )
})
