import type { TelegramCall } from '@trassa/gateway/testing/telegram-server'

/** What a person does in the chat with the bot: writes, or presses a button of a message. */
export type TelegramAct =
  | { from: { id: number }; text: string }
  | { from: { id: number }; data: string; message: object }

function controlUrl(): string {
  const url = process.env.TRASSA_TELEGRAM
  if (!url) throw new Error('TRASSA_TELEGRAM is set by global-setup.ts')
  return url
}

let people = 0

/** A Telegram account of its own for each use, in every worker. */
export function freshTelegramId(): number {
  people += 1
  return 6_000_000_000 + Number(process.env.TEST_WORKER_INDEX ?? 0) * 10_000 + people
}

export async function inTelegram(act: TelegramAct): Promise<void> {
  await fetch(controlUrl(), { method: 'POST', body: JSON.stringify(act) })
}

/** What the bot has sent to a person, oldest first. */
export async function sentTo(chatId: number): Promise<TelegramCall[]> {
  const sent = (await (await fetch(controlUrl())).json()) as TelegramCall[]
  return sent.filter(({ payload }) => String(payload.chat_id) === String(chatId))
}
