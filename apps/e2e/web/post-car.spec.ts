import { carForm } from '../support/car-form.ts'
import { draftCar } from '../support/cars.ts'
import { registerThere } from '../support/login-dialog.ts'
import { createPerson, freshPhone, openSession } from '../support/people.ts'
import { photograph } from '../support/pictures.ts'
import { expect, test } from '../support/site.ts'

test('a car from the first field to the queue: begun without an account, saved while it is typed', async ({
  page,
}) => {
  await page.goto('/createAd')
  await page.getByRole('main').getByRole('link', { name: 'Легковые автомобили' }).click()
  await expect(page.getByRole('heading', { name: 'Разместить легковой автомобиль' })).toBeVisible()
  const form = carForm(page)
  await form.fillModel()
  await form.fillSpecs()
  await form.fillState()
  await form.fillOffer('890000')
  await form.addPhotos(await photograph('side.jpg'), await photograph('front.jpg'))
  await registerThere(page, freshPhone(), 'Тамара')
  await expect(form.photos).toHaveCount(2)
  await form.expectSaved()
  await expect(page.getByRole('region', { name: 'Как увидят покупатели' })).toContainText(
    'Lada Granta, 2020',
  )
  await form.submit.click()
  await expect(page.getByRole('heading', { name: /^На проверке/ })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Мои объявления' }).click()
  const list = page.getByRole('list', { name: 'Мои объявления' })
  await expect(list.getByRole('listitem').filter({ hasText: 'Lada Granta, 2020' })).toContainText(
    'На проверке',
  )
})

test('the form by keyboard alone, as far as a car needs', async ({ page }) => {
  await openSession(page.request, (await createPerson()).phone)
  await page.goto('/createAd?ad_type=auto')
  const mark = page.getByRole('combobox', { name: 'Марка' })
  await mark.focus()
  await page.keyboard.type('kia')
  await expect(page.getByRole('option', { name: 'Kia' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(mark).toHaveValue('Kia')
  const model = page.getByRole('combobox', { name: 'Модель' })
  await expect(model).toBeEnabled()
  await model.focus()
  await page.keyboard.type('Rio')
  await expect(page.getByRole('option', { name: 'Rio', exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByRole('radiogroup', { name: 'Топливо' }).getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(
    page.getByRole('radiogroup', { name: 'Топливо' }).getByRole('radio', { name: 'Дизель' }),
  ).toBeChecked()
  await page.getByRole('checkbox', { name: 'Возможен обмен' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Возможен обмен' })).toBeChecked()
})

test('a reload in the middle loses nothing, with an account or without', async ({ page }) => {
  await page.goto('/createAd?ad_type=auto')
  const form = carForm(page)
  await form.fillModel()
  await form.field('Описание').fill('Набрано до входа и до перезагрузки')
  await page.reload()
  await expect(form.field('Год выпуска')).toHaveValue('2020')
  await expect(form.field('Описание')).toHaveValue('Набрано до входа и до перезагрузки')

  await page.getByRole('button', { name: 'Войти по номеру телефона' }).click()
  await registerThere(page, freshPhone(), 'Егор')
  await form.expectSaved()
  await form.field('Цена').fill('1234567')
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Модель' })).toHaveValue('Granta')
  await expect(form.field('Цена')).toHaveValue(/^1\s234\s567$/)
  await form.expectSaved()
})

test('§ submit of an incomplete form leads to the first wrong field and names it', async ({
  page,
}) => {
  await openSession(page.request, (await createPerson()).phone)
  await page.goto('/createAd?ad_type=auto')
  const form = carForm(page)
  await form.field('Пробег').fill('5000')
  await form.submit.click()
  await expect(page.getByText('Выберите марку')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Марка' })).toBeFocused()
  await expect(page.getByText('Укажите год выпуска')).toBeVisible()
  await form.field('Год выпуска').fill('2015')
  await expect(page.getByText('Укажите год выпуска')).toHaveCount(0)
  await expect(form.field('Пробег')).toHaveValue(/^5\s000$/)
})

test('a draft of two windows: the stale one is told, and loses nothing', async ({
  page,
  context,
}) => {
  await openSession(page.request, (await createPerson()).phone)
  const { id } = await draftCar(page.request)
  const address = `/createAd?id=${id}`
  await page.goto(address)
  await expect(carForm(page).field('Цена')).toHaveValue(/^1\s250\s000$/)
  const other = await context.newPage()
  await other.goto(address)
  await carForm(other).field('Цена').fill('777000')
  await carForm(other).expectSaved()

  await carForm(page).field('Описание').fill('Правка в старом окне, она не должна пропасть')
  await expect(page.getByText(/изменилось в другом окне/i).first()).toBeVisible()
  await expect(carForm(page).field('Описание')).toHaveValue(/^Правка в старом окне/)
  await expect(carForm(page).submit).toBeDisabled()
})

test('§ VIN: a complete one fills in the mark and the year, and never what was chosen', async ({
  page,
}) => {
  await page.goto('/createAd?ad_type=auto')
  const form = carForm(page)
  await form.field('VIN или номер кузова').fill('XTA219010D0123456')
  await expect(page.getByText(/^Заполнили марку и год по VIN/)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Марка' })).toHaveValue('Lada (ВАЗ)')
  await expect(form.field('Год выпуска')).toHaveValue('2013')
  await form.field('Год выпуска').fill('2014')
  await form.field('VIN или номер кузова').fill('XTA219010E0123456')
  await expect(form.field('Год выпуска')).toHaveValue('2014')
})
