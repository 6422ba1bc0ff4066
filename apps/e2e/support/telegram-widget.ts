import type { TelegramPayload } from '@trassa/contracts/calls/auth'
import { signedPayload } from '@trassa/gateway/testing/telegram'
import type { Page } from 'playwright/test'
import { freshTelegramId } from './telegram.ts'

/** Elsewhere the name of this host leads nowhere (playwright.config.ts). */
const WIDGET = 'https://oauth.telegram.org/**'
const HTML = { contentType: 'text/html; charset=utf-8' }

/** What Telegram would sign for an account of its own with the bot of the run. */
export const freshPayload = (changes: Partial<TelegramPayload> = {}): TelegramPayload =>
  signedPayload({ telegramId: String(freshTelegramId()), ...changes })

/** Puts a button into the widget's frame that sends what Telegram has signed, as its own does. */
export async function offerTelegram(page: Page, payload: TelegramPayload): Promise<void> {
  const { telegramId, firstName, username, authDate, hash } = payload
  const auth_data = { id: telegramId, first_name: firstName, username, auth_date: authDate, hash }
  const message = JSON.stringify({ event: 'auth_user', auth_data })
  const body = `<!doctype html><button onclick="parent.postMessage(this.dataset.message, '*')">Войти</button>
    <script>document.querySelector('button').dataset.message = ${JSON.stringify(message)}</script>`
  await page.route(WIDGET, (route) => route.fulfill({ ...HTML, body }))
}

/** Presses the button in the widget's frame. */
export const agreeInTelegram = (page: Page): Promise<void> =>
  page
    .frameLocator('iframe[title="Войти через Telegram"]')
    .getByRole('button', { name: 'Войти' })
    .click()
