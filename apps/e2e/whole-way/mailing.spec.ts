import { decideAd } from '@trassa/contracts/calls/moderator/ads'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { Page } from 'playwright/test'
import { apiOver } from '../support/api.ts'
import { carIds, submittedCar } from '../support/cars.ts'
import { registerThere } from '../support/login-dialog.ts'
import { asSenior, createPerson, freshPhone, openSession } from '../support/people.ts'
import { expect, test } from '../support/site.ts'
import { freshTelegramId, inTelegram, sentTo } from '../support/telegram.ts'

const VESTA = { mark: 'Lada (ВАЗ)', model: 'Vesta' }
/** From the approval to the message (issue 11). */
const PROMPT_MS = 5000

/** A zone where it is noon: no quiet hour delays the message. */
function zoneOfNoon(): string {
  const offset = 12 - new Date().getUTCHours()
  // POSIX counts westwards.
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}

/** Links by the one-time link that the page shows, as a person's Telegram would. */
async function linkByBot(page: Page, telegramId: number): Promise<void> {
  await page.getByRole('button', { name: 'Привязать через бота' }).click()
  const link = page.getByRole('link', { name: 'Открыть бота' })
  await expect(link).toBeFocused()
  const token = new URL((await link.getAttribute('href')) ?? '').searchParams.get('start')
  await inTelegram({ from: { id: telegramId }, text: `/start ${token}` })
}

/** What a person's Telegram shows of an ad that was found. */
async function newsIn(telegramId: number) {
  const sent = await sentTo(telegramId)
  return sent.filter(({ method }) => method === 'sendPhoto').map(({ payload }) => payload)
}

interface Button {
  text: string
  callback_data: string
}

const buttonsOf = (message: Record<string, unknown>): Button[] => {
  const { inline_keyboard } = JSON.parse(String(message.reply_markup)) as {
    inline_keyboard: Button[][]
  }
  return inline_keyboard.flat()
}

test('issue 11: a search saved with one press brings an approved ad to Telegram, where a button pauses it', async ({
  visit,
}) => {
  test.slow()
  const buyer = await visit({ timezoneId: zoneOfNoon() })
  const { markId, modelId } = await carIds(apiOver(buyer.request), VESTA)
  await buyer.goto(`/kazan/auto?markId=${markId}&modelId=${modelId}&priceTo=1000000`)
  await buyer.getByRole('button', { name: /^(Сохранить поиск|Сообщить, когда появится)/ }).click()
  await registerThere(buyer, freshPhone(), 'Тихон')

  const invitation = buyer.getByRole('dialog', { name: 'Поиск сохранён' })
  await expect(invitation).toBeVisible()
  await expect(buyer).toHaveURL(/\/kazan\/auto\?/)
  const telegramId = freshTelegramId()
  await linkByBot(buyer, telegramId)
  await expect(invitation.getByText('О новых объявлениях напишем туда.')).toBeVisible()
  await invitation.getByRole('button', { name: 'Хорошо' }).click()
  await expect(buyer.getByRole('link', { name: /^(Поиск сохранён|Сообщим)/ })).toBeVisible()

  const seller = await visit()
  await openSession(seller.request, (await createPerson('Савелий')).phone)
  const { id, version } = await submittedCar(seller.request, { price: 950_000 }, { car: VESTA })
  const body = { stat: AD_STATS.active.stat, version }
  await asSenior((api) => api.ask(decideAd, { params: { id }, body }))
  await expect.poll(() => newsIn(telegramId), { timeout: PROMPT_MS }).toHaveLength(1)
  const [message = {}] = await newsIn(telegramId)
  expect(message.caption).toMatch(/Lada Vesta[\s\S]*950\s000\s₽ · Казань[\s\S]*Рассылка: /i)

  const pause = buttonsOf(message).find(({ text }) => text === 'Пауза')
  expect(buttonsOf(message).map(({ text }) => text)).toEqual(['Показать ещё', 'Пауза', 'Удалить'])
  await buyer.goto('/sending')
  const mailing = buyer.getByRole('article', {
    name: /^Lada Vesta, Казань, цена до 1\s000\s000\s₽$/i,
  })
  await expect(mailing.getByText('Присылаем', { exact: true })).toBeVisible()
  await inTelegram({
    from: { id: telegramId },
    data: pause?.callback_data ?? '',
    message: { caption: message.caption },
  })
  await expect(async () => {
    await buyer.reload()
    // A busy machine takes seconds to show a page again.
    await expect(mailing.getByText('На паузе')).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 30_000 })
})
