import { expect, isAwake, siteUrl, test } from '../support/site.ts'

/** walk.spec.ts opens them in a browser. */
const MAIN_PAGES = [
  ['/Moto', 'Мотоциклы в России'],
  ['/PartsAuto', 'Запчасти для легковых в России'],
  ['/PartsMoto', 'Запчасти для мотоциклов в России'],
  ['/Services', 'Услуги в России'],
] as const

for (const [path, heading] of MAIN_PAGES) {
  test(`§2 ${path} is a main page with a search of its own`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const [title = ''] = /<h1.*?<\/h1>/s.exec(html) ?? []
    expect(title.replace(/<[^>]*>/g, '').replace(/\s/g, ' ')).toBe(heading)
    expect(html).toMatch(/<form [^>]*aria-label="Поиск"/)
    expect(html).toContain(`<link rel="canonical" href="${siteUrl()}${path}"`)
  })
}

test('§4 the chosen subtype stands in the address, in a city too', async ({ page }) => {
  await page.goto('/Moto')
  await page.getByRole('navigation', { name: 'Что ищете' }).getByText('Снегоходы').click()
  await expect(page).toHaveURL(/\/Moto\?ad_type=snow$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Снегоходы в России' })).toBeVisible()

  await page.getByRole('button', { name: 'Город: Вся Россия' }).click()
  const picker = page.getByRole('dialog')
  await picker.getByPlaceholder('Регион, город, населенный пункт').fill('казан')
  await picker.getByRole('link', { name: /^Казань/ }).click()
  await expect(page).toHaveURL(/\/kazan\?ad_type=snow$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Снегоходы в Казани' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Снегоходы в Казани' })).toBeVisible()
})

test('§2 top navigation: subtypes drop down', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Разделы' }).first()
  await bar.getByRole('button', { name: 'Запчасти авто' }).click()
  await page.getByRole('link', { name: 'Шины', exact: true }).click()
  await expect(page).toHaveURL(/\/PartsAuto\?ad_type=auto_parts_tires$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Шины в России' })).toBeVisible()
})

test('§2 type picker: another category keeps the place', async ({ page }) => {
  await page.goto('/kazan/truck')
  // Until then the link leads to a page.
  await isAwake(page)
  await page.getByRole('link', { name: 'Категория: Грузовики' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Спецтехника', exact: true }).click()
  await expect(page).toHaveURL(/\/kazan\/special-industrial$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Спецтехника в Казани/ })).toBeVisible()
})

test('§3 truck capacity: a range of words, which the chip says in words', async ({ page }) => {
  await page.goto('/Search?ad_type=truck&capacityTo=none&nonsense=1')
  const filters = page.getByRole('form', { name: 'Фильтры' })
  await isAwake(page)
  await filters.getByLabel('Грузоподъёмность, от').selectOption({ label: '5 т' })
  await expect(page).toHaveURL(/\/Search\?ad_type=truck&capacityFrom=\d+$/)
  const chips = page.getByRole('list', { name: 'Выбранные фильтры' })
  await expect(chips.getByText('Грузоподъёмность от 5 т')).toBeVisible()
})

/** A main type's first subtype has that one's page for its address (docs/decisions/031). */
const LISTS = [
  ['truck', '/Search?ad_type=truck'],
  ['snow', '/Search?ad_type=snow'],
  ['auto_parts_tires', '/Search?ad_type=auto_parts_tires'],
  ['moto_parts_moto', '/PartsMoto'],
  ['services', '/Services'],
] as const

for (const [adType, canonical] of LISTS) {
  test(`§7 a list of ${adType} ignores what it does not know, and its canonical address says so`, async ({
    request,
  }) => {
    const query = `ad_type=${adType}&nonsense=1&typeId=999999&yearFrom=abc&sort=up`
    const answer = await request.get(`/Search?${query}`, { maxRedirects: 0 })
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain(`<link rel="canonical" href="${siteUrl()}${canonical}"`)
  })
}

test('§7 no type by that name: cars', async ({ page }) => {
  await page.goto('/Search?ad_type=spaceship')
  await expect(page.getByRole('heading', { level: 1, name: /^Легковые автомобили/ })).toBeVisible()
})
