import { expect, type Locator, type Page } from 'playwright/test'
import { smsCode } from './dev-mailbox.ts'

/** The login dialogs of the site, one visible at a time (spec §2). */
export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

/** Types a phone into the open first dialog and asks for a code. */
export async function enterPhone(page: Page, phone: string): Promise<void> {
  const first = dialog(page, 'Вход и регистрация')
  await first.getByLabel('Телефон').pressSequentially(phone.slice(2))
  await first.getByRole('button', { name: 'Получить код' }).click()
  await expect(dialog(page, 'Код из SMS')).toBeVisible()
}

/** Types a code; its fifth digit sends it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Пять цифр из SMS').pressSequentially(code)
}

/** From the open first dialog to a new private person without Telegram. */
export async function registerThere(page: Page, phone: string, username: string): Promise<void> {
  await enterPhone(page, phone)
  await enterCode(page, await smsCode(phone))
  await page.getByRole('button', { name: /Частное лицо/ }).click()
  await page.getByLabel('Имя', { exact: true }).fill(username)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Войти без привязки аккаунта' }).click()
  await expect(dialog(page, 'Имя в Telegram')).toHaveCount(0)
}
