import { emailLink } from '../support/dev-mailbox.ts'
import { createPerson, openSession } from '../support/people.ts'
import { expect, siteUrl, test } from '../support/site.ts'

test('name and Telegram are saved; what is wrong stays typed', async ({ page }) => {
  const { phone } = await createPerson('Клавдия')
  await openSession(page.request, phone)
  await page.goto('/profile/ProfileSettings')
  const telegram = page.getByLabel(/^Имя пользователя в Telegram/)
  await page.getByLabel('Имя', { exact: true }).fill('Клавдия Петровна')
  await telegram.fill('@no')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Введите корректные данные')).toBeVisible()
  await telegram.fill(`@klava_${phone.slice(-6)}`)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Профиль сохранён')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Профиль: Клавдия Петровна' })).toBeVisible()
  await page.reload()
  await expect(telegram).toHaveValue(new RegExp(`klava_${phone.slice(-6)}$`))
})

test('§4 a session that ended elsewhere: the login opens over the page, and what was typed stays', async ({
  page,
}) => {
  const { phone } = await createPerson('Клавдия')
  await openSession(page.request, phone)
  await page.goto('/profile/ProfileSettings')
  const name = page.getByLabel('Имя', { exact: true })
  await name.fill('Клавдия Петровна')
  // What the page still asks for would itself learn of the end.
  await page.waitForLoadState('networkidle')
  // As by another device: the page is told nothing.
  await page.request.delete(`${siteUrl()}/gateway/v1/auth/login/logout`)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  const login = page.getByRole('dialog', { name: 'Вход и регистрация' })
  await expect(login).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(login).toBeHidden()
  await expect(page).toHaveURL(/ProfileSettings$/)
  await expect(name).toHaveValue('Клавдия Петровна')
})

test('decision 087: another user of the same browser gets nothing that is typed here', async ({
  page,
}) => {
  await openSession(page.request, (await createPerson('Клавдия')).phone)
  await page.goto('/profile/ProfileSettings')
  await page.getByLabel('Имя', { exact: true }).fill('Клавдия Петровна')
  // As in another tab, while this one stays in sight.
  await openSession(page.request, (await createPerson('Богдан')).phone)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('dialog', { name: 'Вход и регистрация' })).toBeVisible()
  await page.goto('/profile/ProfileSettings')
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Богдан')
})

test('§4 without a session from the start, profile pages lead to the main page', async ({
  page,
}) => {
  await page.goto('/profile/ProfileSettings')
  await expect(page).toHaveURL('/')
})

test('decision 115: an e-mail address counts when the link of its letter is opened and pressed, on any device', async ({
  page,
  visit,
}) => {
  const { phone } = await createPerson('Аграфена')
  const email = `agrafena${phone.slice(-7)}@mail.example`
  await openSession(page.request, phone)
  await page.goto('/profile/ProfileSettings')
  const section = page.getByRole('region', { name: 'Почта' })
  await section.getByLabel('Адрес электронной почты').fill(email)
  await section.getByRole('button', { name: 'Получить письмо' }).click()
  const link = await emailLink(email)
  const elsewhere = await visit()
  await elsewhere.goto(link)
  await elsewhere.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Почта подтверждена' })).toBeVisible()
  await page.reload()
  await expect(section.getByText(email)).toBeVisible()
  await expect(
    page.getByRole('checkbox', { name: /: почта$/i, disabled: false }).first(),
  ).toBeVisible()
})
