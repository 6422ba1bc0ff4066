import { get } from 'node:http'
import { expect, siteUrl, test } from '../support/site.ts'

test('§2 an unknown address answers 404, says so, and stays out of search engines', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  const heading = page.getByRole('heading', { level: 1, name: 'Страница не найдена' })
  const answer = await page.goto('/kazan/auto/no-such-car-1')
  expect(answer?.status()).toBe(404)
  await expect(heading).toBeVisible()
  await expect(page).toHaveTitle(/^Страница не найдена/)
  expect((await page.goto('/no/such/page/at/all'))?.status()).toBe(404)
  await expect(heading).toBeVisible()
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
  ['/CREATEAD', '/createAd'],
  ['/createAd/?ad_type=truck', '/createAd?ad_type=truck'],
  ['/editad?id=1', '/editAd?id=1'],
  ['/CONFIRMAD?token=a%2Fb', '/confirmAd?token=a%2Fb'],
  ['/profile/myadsall/MYADSACTUAL', '/profile/MyAdsAll/MyAdsActual'],
  ['/help/', '/Help'],
  ['/ABOUTUS', '/aboutUs'],
  ['/Documents/POLICY', '/documents/policy'],
  ['/MOTO/', '/Moto'],
  ['/services?utm_source=x', '/Services?utm_source=x'],
  ['/SEARCH/?sort=priceTo', '/Search?sort=priceTo'],
  ['/Kazan/Special_Industrial/?yearFrom=2015', '/kazan/special-industrial?yearFrom=2015'],
  ['/kazan/special_industrial', '/kazan/special-industrial'],
  ['/MOTO/?priceTo=5&ad_type=truck&city=kazan', '/kazan/truck?priceTo=5'],
  ['/?city=kazan', '/kazan'],
  ['//evil.example/help', null],
  ['/\\evil.example', null],
  ['//evil.example', null],
] as const

/** As it is written: a browser's own client would resolve `//evil.example` to another host. */
function ask(path: string): Promise<{ status: number; location: string | null }> {
  const { hostname, port } = new URL(siteUrl())
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null })
    }).on('error', reject)
  })
}

for (const [asked, canonical] of REDIRECTS) {
  test(`§7 ${asked} → ${canonical ?? '404'}`, async () => {
    const answer = await ask(asked)
    expect(answer).toEqual({ status: canonical === null ? 404 : 301, location: canonical })
    // One hop: what it leads to is there.
    if (canonical !== null) expect((await ask(canonical)).status).toBe(200)
  })
}

const CANONICAL = [
  ['/', '/'],
  ['/Search', '/'],
  ['/Search?ad_type=auto&sort=priceTo&utm_source=x', '/'],
  ['/Search?markId=99999999', '/'],
  ['/?ad_type=truck', '/Search?ad_type=truck'],
  ['/Moto', '/Moto'],
  ['/Search?ad_type=moto', '/Moto'],
  ['/Moto?ad_type=snow', '/Search?ad_type=snow'],
  ['/Search?ad_type=services', '/Services'],
  ['/moskva', '/moskva/auto'],
  ['/moskva/auto', '/moskva/auto'],
  ['/moskva?ad_type=truck', '/moskva/truck'],
  ['/moskva/truck?sort=priceFrom', '/moskva/truck'],
  ['/Search?gearbox=3&yearFrom=2015&markId=1', '/Search?markId=1&yearFrom=2015&gearbox=3'],
] as const

for (const [asked, canonical] of CANONICAL) {
  test(`§7 ${asked} is one of the pages of ${canonical}`, async ({ request }) => {
    const page = await (await request.get(asked, { maxRedirects: 0 })).text()
    const href = `${siteUrl()}${canonical}`.replaceAll('&', '&amp;')
    expect(/<link rel="canonical" href="([^"]*)"/.exec(page)?.[1]).toBe(href)
    expect(/<meta property="og:url" content="([^"]*)"/.exec(page)?.[1]).toBe(href)
  })
}

test('§7 an ad has one address, and others lead there', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.getByRole('article').first().getByRole('link').getAttribute('href')
  const canonical = href ?? ''
  await page.goto(canonical)
  const id = (await page.getByText(/^Объявление № /).textContent())?.match(/\d+/)?.[0]
  const others = [
    `/Ad?id=${id}`,
    `/AD/?id=${id}`,
    canonical.replace(/^\/[^/]+/, '/abakan'),
    canonical.toUpperCase(),
    `${canonical}/?utm_source=x`,
  ]
  for (const other of others) {
    const answer = await request.get(other, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toContain(canonical)
  }
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${canonical}$`),
  )
})

test('§7 a seller has one address too', async ({ request }) => {
  const ads = await (await request.get('/gateway/filter/filter-ads?ad_type=auto')).json()
  const query = `slug=${ads.detail.items[0].slug}`
  const ad = await (await request.get(`/gateway/ads/get-by-slug?${query}`)).json()
  const canonical = `/${ad.detail.seller.slug}`
  const other = await ask(`${canonical.toUpperCase()}/?utm_source=x`)
  expect(other).toEqual({ status: 301, location: `${canonical}?utm_source=x` })
  const page = await (await request.get(`${canonical}?utm_source=x`)).text()
  expect(page).toContain(`<link rel="canonical" href="${siteUrl()}${canonical}"`)
})
