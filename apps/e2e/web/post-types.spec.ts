import { adForm } from '../support/ad-form.ts'
import { createPerson, openSession } from '../support/people.ts'
import { photograph } from '../support/pictures.ts'
import { expect, test } from '../support/site.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('a pair of winter tyres for a lorry: found, filled in step by step, sent', async ({
    page,
  }) => {
    await openSession(page.request, (await createPerson()).phone)
    await page.goto('/createAd')
    const main = page.getByRole('main')
    await main.getByText('Запчасти', { exact: true }).click()
    await main.getByText('Авто', { exact: true }).last().click()
    await main.getByRole('link', { name: 'Шины' }).click()
    await expect(page.getByRole('heading', { name: 'Разместить шины' })).toBeVisible()

    const form = adForm(page)
    const next = () => page.getByRole('button', { name: 'Далее' }).click()
    await form.field('Название').fill('Зимние шины на КамАЗ')
    await form.tick('Сезонность', 'Зимние нешипованные')
    await form.tick('Для каких машин', 'Для грузовых')
    await next()
    await form.field('Ширина шины').fill('315')
    await form.field('Высота профиля').fill('80')
    await form.field('Диаметр').fill('22,5')
    await next()
    await form.tick('Состояние', 'Новое')
    await form.field('Количество').fill('2')
    await next()
    await form.addPhotos(await photograph('tyres.jpg'))
    await expect(form.photos).toHaveCount(1)
    await next()
    await form.field('Описание').fill('Новая пара, куплены и не подошли. Отдам вместе.')
    await form.field('Цена').fill('48000')
    await next()
    await form.choose('Город', 'Казань')
    await form.expectSaved()
    await form.submit.click()
    await expect(page.getByRole('heading', { name: /^(На проверке|Опубликовано)/ })).toBeVisible()
    await expect(page.getByText('Зимние шины на КамАЗ')).toBeVisible()
  })
})

test('services: several kinds of vehicles, no price, no photographs', async ({ page }) => {
  await openSession(page.request, (await createPerson()).phone)
  await page.goto('/createAd?ad_type=services')
  const form = adForm(page)
  await form.field('Название').fill('Эвакуатор с манипулятором')
  await form.choose('Вид услуги', 'эвакуа', 'Эвакуатор')
  await page.getByRole('checkbox', { name: 'С выездом' }).click()
  await page.getByRole('checkbox', { name: 'Легковые' }).click()
  await page.getByRole('checkbox', { name: 'Грузов' }).click()
  await form.field('Описание').fill('Эвакуируем по городу и области, работаем круглосуточно.')
  await form.choose('Город', 'Казань')
  await form.expectSaved()
  await form.submit.click()
  await expect(page.getByRole('heading', { name: /^(На проверке|Опубликовано)/ })).toBeVisible()
})

test('a lorry: its mark is found among those of lorries, another category is one click away', async ({
  page,
}) => {
  await page.goto('/createAd?ad_type=truck')
  const form = adForm(page)
  await form.choose('Марка', 'КАМАЗ')
  await expect(page.getByRole('combobox', { name: 'Модель' })).toBeEnabled()
  await form.field('Год выпуска').fill('2012')
  await page.getByRole('link', { name: 'Изменить категорию' }).click()
  await expect(page.getByRole('heading', { name: 'Что разместить?' })).toBeVisible()
  await page.goBack()
  await expect(form.field('Год выпуска')).toHaveValue('2012')
  await expect(page.getByRole('combobox', { name: 'Марка' })).toHaveValue('КАМАЗ')
})
