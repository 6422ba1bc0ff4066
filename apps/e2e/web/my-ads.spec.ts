import { draftCar, draftWithoutPhotos, liveCar } from '../support/cars.ts'
import { createPerson, openSession } from '../support/people.ts'
import { expect, test } from '../support/site.ts'

const MY_ADS = '/profile/MyAdsAll/MyAdsActual'

test('an ad is taken down with a reason and placed again from the archive', async ({ page }) => {
  await openSession(page.request, (await createPerson()).phone)
  const { title } = await liveCar(page.request)
  await page.goto(MY_ADS)
  const active = page.getByRole('list', { name: 'Мои объявления' }).getByRole('listitem')
  await expect(active.filter({ hasText: title })).toContainText('Активно')
  await page.getByRole('button', { name: `Действия: ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Снять с публикации' }).click()
  const asked = page.getByRole('dialog', { name: 'Снять с публикации' })
  await asked.getByRole('button', { name: 'Снять', exact: true }).click()
  await expect(asked.getByText('Выберите причину')).toBeVisible()
  await asked.getByRole('radio').first().click()
  await asked.getByRole('button', { name: 'Снять', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Пока нет объявлений' })).toBeVisible()

  await page
    .getByRole('navigation', { name: 'Списки объявлений' })
    .getByRole('link', { name: /^Архив/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Архив объявлений' })).toBeVisible()
  await page.getByRole('button', { name: 'Опубликовать снова' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Опубликовать снова' }).click()
  await expect(page.getByRole('heading', { name: 'В архиве пусто' })).toBeVisible()
  await page.goto(MY_ADS)
  await expect(active.filter({ hasText: title })).toContainText('Активно')
})

test('a draft waits in its list, goes on where it stopped, and can be deleted', async ({
  page,
}) => {
  await openSession(page.request, (await createPerson()).phone)
  const { id, title } = await draftCar(page.request)
  await page.goto('/profile/MyAdsAll/MyAdsDraft')
  await page.getByRole('link', { name: 'Продолжить' }).click()
  await expect(page).toHaveURL(new RegExp(`/createAd\\?id=${id}`, 'i'))
  await expect(page.getByLabel('Год выпуска')).toHaveValue('2019')
  await page.goBack()
  await page.getByRole('button', { name: `Действия: ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Удалить' }).click()
  await expect(page.getByRole('heading', { name: 'Пока нет черновиков' })).toBeVisible()
})

test('a reloaded list keeps its place', async ({ page }) => {
  await openSession(page.request, (await createPerson()).phone)
  for (let count = 0; count < 4; count++) await draftWithoutPhotos(page.request)
  await page.goto('/profile/MyAdsAll/MyAdsDraft')
  await expect(page.getByRole('link', { name: 'Продолжить' })).toHaveCount(4)
  await page.evaluate(() => scrollTo(0, 500))
  await page.reload()
  await expect(page.getByRole('link', { name: 'Продолжить' })).toHaveCount(4)
  expect(await page.evaluate(() => scrollY)).toBe(500)
})

test('domain §3: the free place is taken, and the second ad is told so, not lost', async ({
  page,
}) => {
  await openSession(page.request, (await createPerson()).phone)
  await liveCar(page.request)
  const second = await draftCar(page.request)
  await page.goto(`/createAd?id=${second.id}`)
  await page.getByRole('button', { name: 'Разместить', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Публикация объявления' })).toBeVisible()
  await page.goto('/profile/MyAdsAll/MyAdsDraft')
  await expect(page.getByRole('link', { name: 'Оплатить' })).toBeVisible()
})

test('another user’s ad cannot be opened for editing', async ({ page, visit }) => {
  const stranger = await visit()
  await openSession(stranger.request, (await createPerson()).phone)
  const theirs = await draftCar(stranger.request)
  await openSession(page.request, (await createPerson()).phone)
  for (const path of ['editAd', 'createAd']) {
    await page.goto(`/${path}?id=${theirs.id}`)
    await expect(page.getByRole('heading', { name: 'Это чужое объявление' })).toBeVisible()
  }
})

test('§4 pages of the profile lead a stranger home', async ({ page }) => {
  for (const path of [MY_ADS, '/profile/ProfileSettings', '/editAd?id=1']) {
    await page.goto(path)
    await expect(page).toHaveURL(/localhost:\d+\/$/)
  }
})
