import { listedAds } from '../support/listed-ads.ts'
import { expect, isAwake, test } from '../support/site.ts'

test('the main page shows the newest ads and leads to a list by mark', async ({ page }) => {
  await page.goto('/')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Легковые автомобили в России' }),
  ).toBeVisible()
  await expect(listedAds(page)).toHaveCount(20)
  await page
    .getByRole('navigation', { name: 'Популярные марки' })
    .getByRole('link', { name: 'Lada (ВАЗ)' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Lada в России/ })).toBeVisible()
  await expect(page).toHaveURL(/\/Search\?markId=1$/)
})

test('the search form counts what it will show before it is pressed', async ({ page }) => {
  await page.goto('/')
  await isAwake(page)
  const form = page.getByRole('form', { name: 'Поиск', exact: true })
  const show = form.getByRole('button', { name: /^Показать/ })
  // While it counts, it promises nothing.
  const promised = async () => Number((await show.textContent())?.replace(/\D/g, '') || Infinity)
  await expect(show).toHaveText(/\d/)
  const all = await promised()
  await form.getByLabel('Цена, до').fill('300000')
  await expect.poll(promised).toBeLessThan(all)
  const found = await promised()
  await show.click()
  await expect(page).toHaveURL(/\/Search\?priceTo=300000$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(`:\\s${found}\\s`))
})

test('§2 city picker: a city goes into the address, the whole country leaves it', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Город: Вся Россия' }).click()
  const picker = page.getByRole('dialog')
  const search = picker.getByPlaceholder('Регион, город, населенный пункт')
  await search.fill('Ыыыы')
  await expect(picker.getByText('Ничего не найдено')).toBeVisible()
  await search.fill('казан')
  await picker.getByRole('link', { name: /^Казань/ }).click()
  await expect(page).toHaveURL(/\/kazan$/)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Легковые автомобили в Казани' }),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Город: Казань' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Вся Россия' }).click()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
})

test('§6 favourites without a login open the phone dialog', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Избранное', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Вход и регистрация' })).toBeVisible()
})
