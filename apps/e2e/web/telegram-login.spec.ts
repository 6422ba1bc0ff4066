import { type TelegramPayload, telegramLink } from '@trassa/contracts/calls/auth'
import { readMe } from '@trassa/contracts/calls/profiles'
import type { Page } from 'playwright/test'
import { apiOver } from '../support/api.ts'
import { smsCode } from '../support/dev-mailbox.ts'
import { dialog, enterCode, enterPhone } from '../support/login-dialog.ts'
import { createPerson, freshPhone, openSession } from '../support/people.ts'
import { expect, test } from '../support/site.ts'
import { agreeInTelegram, freshPayload, offerTelegram } from '../support/telegram-widget.ts'

/** Presses the widget in the first dialog of a visitor. */
async function comeByTelegram(page: Page, payload: TelegramPayload): Promise<void> {
  await offerTelegram(page, payload)
  await page.goto('/')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await agreeInTelegram(page)
}

async function linkedPerson(page: Page, username: string) {
  const { phone } = await createPerson(username)
  await openSession(page.request, phone)
  const payload = freshPayload()
  await apiOver(page.request).ask(telegramLink, { body: { phone, ...payload } })
  await page.context().clearCookies()
  // Signed anew at each login: a payload is accepted once.
  const { hash: _, ...account } = payload
  return { phone, again: freshPayload({ ...account, authDate: account.authDate - 1 }) }
}

const me = (page: Page) => apiOver(page.request).ask(readMe)
const settings = /\/profile\/ProfileSettings$/i

test('§4 widget: a known Telegram logs in', async ({ page }) => {
  const { again } = await linkedPerson(page, 'Зинаида')
  await comeByTelegram(page, again)
  await expect(page).toHaveURL(settings)
  await expect(page.getByRole('button', { name: 'Профиль: Зинаида' })).toBeVisible()
  await expect(page.getByText(`@${again.username}`, { exact: true })).toBeVisible()
})

test('§4 widget: an unknown Telegram of a visitor waits for the phone, and is linked with its code', async ({
  page,
}) => {
  const { phone } = await createPerson('Ефим')
  const payload = freshPayload()
  await comeByTelegram(page, payload)
  await dialog(page, 'Подтвердите телефон').getByRole('button', { name: 'Продолжить' }).click()
  await enterPhone(page, phone)
  await enterCode(page, await smsCode(phone))
  await expect(page).toHaveURL(settings)
  expect(await me(page)).toMatchObject({ telegramId: payload.telegramId, username: 'Ефим' })
})

test('§4 widget: a new person is registered with it', async ({ page }) => {
  const phone = freshPhone()
  const payload = freshPayload()
  await comeByTelegram(page, payload)
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await enterPhone(page, phone)
  await enterCode(page, await smsCode(phone))
  await page.getByRole('button', { name: /Частное лицо/ }).click()
  await page.getByLabel('Имя', { exact: true }).fill('Лукерья')
  await page.keyboard.press('Enter')
  // Telegram is known: its username is not asked for.
  await expect(page).toHaveURL(settings)
  expect(await me(page)).toMatchObject({ telegramId: payload.telegramId, username: 'Лукерья' })
})

test('§4 widget: within a session an unknown Telegram is linked, another’s is refused', async ({
  page,
}) => {
  const taken = await linkedPerson(page, 'Захар')
  const { phone } = await createPerson('Прохор')
  await openSession(page.request, phone)
  await offerTelegram(page, taken.again)
  await page.goto('/profile/ProfileSettings')
  const section = page.getByRole('region', { name: 'Telegram' })
  await section.getByRole('button', { name: 'Привязать Telegram' }).click()
  await agreeInTelegram(page)
  await expect(section.getByRole('alert')).toHaveText(
    'Этот Telegram уже связан с другим аккаунтом.',
  )
  const own = freshPayload()
  await page.unroute('https://oauth.telegram.org/**')
  await offerTelegram(page, own)
  await section.getByRole('button', { name: 'Попробовать ещё раз' }).click()
  await section.getByRole('button', { name: 'Привязать Telegram' }).click()
  await agreeInTelegram(page)
  await expect(section.getByText(`@${own.username}`)).toBeVisible()
  expect(await me(page)).toMatchObject({ telegramId: own.telegramId })
})

test('domain §2 widget: what Telegram has not signed is refused', async ({ page }) => {
  await comeByTelegram(page, freshPayload({ hash: 'a'.repeat(64) }))
  const error = dialog(page, 'Технические неполадки')
  await expect(error).toContainText('Telegram не подтвердил вход')
})
