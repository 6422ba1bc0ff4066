import { carForm } from '../support/car-form.ts'
import { dialog, registerThere } from '../support/login-dialog.ts'
import { freshPhone } from '../support/people.ts'
import { photograph } from '../support/pictures.ts'
import { expect, test } from '../support/site.ts'

test('§4 the button that sends an ad asks to log in and then sends; Back leads to the page before the form', async ({
  page,
}) => {
  await page.goto('/Help')
  await page
    .getByRole('link', { name: /^Разместить/ })
    .first()
    .click()
  await page.getByRole('main').getByRole('link', { name: 'Легковые автомобили' }).click()
  const form = carForm(page)
  await form.fillModel()
  await form.fillSpecs()
  await form.fillState()
  await form.fillOffer('890000')
  await form.addPhotos(await photograph('side.jpg'))
  // The first file asks to log in, too: this visitor wants to do it at the end.
  const login = dialog(page, 'Вход и регистрация')
  await expect(login).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(login).toHaveCount(0)
  await form.submit.click()
  await registerThere(page, freshPhone(), 'Тамара')
  await expect(page.getByRole('heading', { name: /^На проверке/ })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: /^На проверке/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/Help$/i)
})
