import { SANDBOX_CHAT } from '../modules/telegram-bot/public.ts'
import type { Config } from './config.ts'

/** Where people open the bot: in Telegram, in the demo a page of ours; `undefined` where there is none. */
export function botUrlOf({
  telegram,
  telegramChannel,
  publicUrl,
}: Pick<Config, 'telegram' | 'telegramChannel' | 'publicUrl'>): string | undefined {
  if (telegram) return `https://t.me/${telegram.name}`
  return telegramChannel.provider === 'dev-mailbox' ? `${publicUrl}${SANDBOX_CHAT}` : undefined
}
