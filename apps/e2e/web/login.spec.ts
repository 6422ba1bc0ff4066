import type { Page } from 'playwright/test'
import { OFFLINE } from '../support/complaints.ts'
import { smsCode, wrongCode } from '../support/dev-mailbox.ts'
import { dialog, enterCode, enterPhone, registerThere } from '../support/login-dialog.ts'
import { createPerson, freshPhone } from '../support/people.ts'
import { expect, test } from '../support/site.ts'

async function openDialog(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(dialog(page, 'Вход и регистрация').getByLabel('Телефон')).toBeFocused()
}

const code = (page: Page) => page.getByLabel('Пять цифр из SMS')

test('§4 a known phone: phone, code, and the profile is there', async ({ page }) => {
  const { phone } = await createPerson('Борис')
  await openDialog(page)
  await enterPhone(page, phone)
  await enterCode(page, await smsCode(phone))
  await expect(page).toHaveURL(/\/profile\/ProfileSettings$/i)
  await page.getByRole('button', { name: 'Профиль: Борис' }).click()
  await page.getByRole('menuitem', { name: 'Выйти' }).click()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  await expect(page.getByRole('button', { name: 'Войти', exact: true })).toBeVisible()
})

test('§4 an unknown phone: type, name, Telegram skipped; the next login knows it', async ({
  page,
}) => {
  const phone = freshPhone()
  await openDialog(page)
  await registerThere(page, phone, 'Глафира')
  await expect(page).toHaveURL(/\/profile\/ProfileSettings$/i)
  await expect(page.getByRole('button', { name: 'Профиль: Глафира' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Профиль: Глафира' })).toBeVisible()
})

test('§5 what is wrong in the dialogs stands at the field, and nothing typed is lost', async ({
  page,
}) => {
  const phone = freshPhone()
  await openDialog(page)
  await page.getByLabel('Телефон').pressSequentially('99')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Введите номер полностью: +7 и десять цифр')).toBeVisible()
  await page.getByLabel('Телефон').fill('')
  await enterPhone(page, phone)
  await enterCode(page, await smsCode(phone))
  await page.getByRole('button', { name: /Компания/ }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Введите название компании')).toBeVisible()
  await page.getByLabel('Название компании').fill('Авторай')
  await page.keyboard.press('Enter')
  await page.getByLabel('Имя пользователя в Telegram').fill('@abc')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Введите корректные данные')).toBeVisible()
  await page.getByLabel('Имя пользователя в Telegram').fill(`@avtoray_${phone.slice(-6)}`)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('button', { name: 'Профиль: Авторай' })).toBeVisible()
})

test('§5 a wrong code is marked, unmarked by an edit, and refused after five tries', async ({
  page,
}) => {
  const { phone } = await createPerson()
  await openDialog(page)
  await enterPhone(page, phone)
  const right = await smsCode(phone)
  const wrong = wrongCode(right)
  await enterCode(page, wrong)
  const mistake = page.getByText('Неверный код. Проверьте SMS и попробуйте ещё раз.')
  await expect(mistake).toBeVisible()
  await expect(code(page)).toHaveValue(wrong)
  await code(page).press('Backspace')
  await expect(mistake).toHaveCount(0)
  for (let tries = 2; tries <= 5; tries += 1) {
    await code(page).fill('')
    await enterCode(page, wrong)
    await expect(page.getByText(/^(Неверный код|Слишком много)/)).toBeVisible()
  }
  await code(page).fill('')
  await enterCode(page, right)
  await expect(page.getByText('Слишком много неверных попыток. Запросите новый код.')).toBeVisible()
})

test('domain §2: another code can be asked for after a minute', async ({ visit }) => {
  const page = await visit()
  const { phone } = await createPerson()
  await page.clock.install()
  await openDialog(page)
  await enterPhone(page, phone)
  await expect(page.getByText(/^Новый код через 0:[0-5]\d$/)).toBeVisible()
  await page.clock.fastForward(61_000)
  await page.getByRole('button', { name: 'Отправить код ещё раз' }).click()
  // The page's clock runs ahead; the gateway's does not, and it has the last word.
  await expect(page.getByText('Новый код можно запросить через минуту')).toBeVisible()
  await page.getByRole('button', { name: 'Изменить номер' }).click()
  await expect(page.getByLabel('Телефон')).toHaveValue(/^\+7 999 /)
})

test('Esc closes the dialog and gives the focus back', async ({ page }) => {
  await openDialog(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Войти', exact: true })).toBeFocused()
})

test('a lost network keeps the phone that was typed', async ({ page, context, complaints }) => {
  complaints.expect(OFFLINE)
  const phone = freshPhone()
  await openDialog(page)
  await page.getByLabel('Телефон').pressSequentially(phone.slice(2))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Получить код' }).click()
  await expect(page.getByRole('dialog').getByText(/Нет связи с сервером/)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Вернуться и повторить' }).click()
  await page.getByRole('button', { name: 'Получить код' }).click()
  await expect(dialog(page, 'Код из SMS')).toBeVisible()
})
