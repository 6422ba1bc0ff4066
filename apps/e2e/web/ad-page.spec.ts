import { updateStat } from '@trassa/contracts/calls/ads'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { apiOver } from '../support/api.ts'
import { liveCar } from '../support/cars.ts'
import { createPerson, openSession } from '../support/people.ts'
import { expect, test } from '../support/site.ts'

test('an ad from its page: gallery, facts, markdown, the phone on a click', async ({
  page,
  visit,
}) => {
  const owner = await createPerson('Пётр')
  await openSession(page.request, owner.phone)
  const ad = await liveCar(page.request, {}, { photographs: 2 })
  const address = `/${ad.citySlug}/auto/${ad.slug}`

  const buyer = await visit()
  expect((await buyer.goto(address))?.status()).toBe(200)
  await expect(buyer.getByRole('heading', { level: 1, name: ad.title })).toBeVisible()
  const source = await buyer.request.get(address)
  expect(await source.text()).not.toContain(owner.phone)

  const gallery = buyer.getByRole('region', { name: `Фотографии: ${ad.title}` })
  await expect(gallery.getByText('1 из 2')).toBeVisible()
  await gallery.getByRole('button', { name: 'Следующая фотография' }).click()
  await expect(gallery.getByText('2 из 2')).toBeVisible()
  await gallery.getByRole('button', { name: 'На весь экран', exact: true }).click()
  await expect(buyer.getByRole('dialog')).toBeVisible()
  // While it opens it does not listen yet.
  await expect(async () => {
    await buyer.keyboard.press('Escape')
    await expect(buyer.getByRole('dialog')).toHaveCount(0, { timeout: 1000 })
  }).toPass()

  await expect(buyer.getByRole('definition').filter({ hasText: '61 000 км' })).toBeVisible()
  const words = buyer.getByRole('region', { name: 'Описание' })
  await expect(words.getByRole('strong')).toHaveText('внедорожник')
  await expect(words.getByRole('listitem')).toHaveText(['гаражное хранение', 'два комплекта колёс'])

  await buyer.getByRole('button', { name: 'Показать телефон' }).click()
  const call = buyer.getByRole('link', { name: /^\+7 \(999\)/ })
  await expect(call).toHaveAttribute('href', `tel:${owner.phone}`)
})

test('domain §2: a crawler that presses the button is shown no phone', async ({
  page,
  visit,
  complaints,
}) => {
  // Of the page or, where it is not hydrated yet, of its form.
  complaints.expect(/status of 403/)
  await page.goto('/')
  const card = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const href = (await card.getAttribute('href')) ?? ''
  const crawler = await visit({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await crawler.goto(href)
  await crawler.getByRole('button', { name: 'Показать телефон' }).click()
  const offer = crawler.getByRole('complementary', { name: 'Цена и продавец' })
  await expect(offer.getByRole('alert')).toHaveText('У вас нет прав на это действие.')
})

test('only its owner is offered to edit it', async ({ page, visit }) => {
  const owner = await createPerson()
  await openSession(page.request, owner.phone)
  const ad = await liveCar(page.request)
  const address = `/${ad.citySlug}/auto/${ad.slug}`
  await page.goto(address)
  await page.getByRole('link', { name: 'Редактировать' }).click()
  await expect(page).toHaveURL(new RegExp(`/editAd\\?id=${ad.id}`))
  const buyer = await visit()
  await buyer.goto(address)
  await expect(buyer.getByRole('button', { name: 'Войти' })).toBeVisible()
  await expect(buyer.getByRole('link', { name: 'Редактировать' })).toHaveCount(0)
})

test('an ad that was taken down answers 410 and leads to others like it', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 410/)
  const owner = await createPerson()
  await openSession(page.request, owner.phone)
  const { id, version, citySlug, slug } = await liveCar(page.request)
  const body = { stat: AD_STATS.archived.stat, version, reason: 'sold' as const }
  await apiOver(page.request).ask(updateStat, { params: { id }, body })
  const answer = await page.goto(`/${citySlug}/auto/${slug}`)
  expect(answer?.status()).toBe(410)
  await expect(page.getByRole('heading', { name: 'Уже продано' })).toBeVisible()
  await page.getByRole('link', { name: /^Другие объявления/ }).click()
  await expect(page).toHaveURL(new RegExp(`/${citySlug}/auto$`))
})
