import { createPerson, openSession } from '../support/people.ts'
import { expect, test } from '../support/site.ts'

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
