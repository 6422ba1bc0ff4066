import { z } from 'zod'

/** The `TELEGRAM_…` variables of the environment: the bot that signs people in and writes to them (domain §6, §8). */
export const telegramSettings = {
  TELEGRAM_BOT_TOKEN: z.string().optional(),
  TELEGRAM_BOT_NAME: z.string().optional(),
  TELEGRAM_API_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .default('https://api.telegram.org'),
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{16,256}$/, '16–256 знаков: латинские буквы, цифры, _ и -')
    .optional(),
}

type TelegramEnvironment = z.output<z.ZodObject<typeof telegramSettings>>

export interface TelegramConfig {
  telegram: { token: string; name: string } | undefined
  /** `off`: production without a bot; no message goes to Telegram. */
  telegramChannel:
    | { provider: 'dev-mailbox' | 'off' }
    | {
        provider: 'bot'
        token: string
        apiUrl: string
        /** Telegram brings updates with this secret; absent: it is asked for them. */
        webhookSecret?: string | undefined
      }
}

/** The bot, where both its token and its name are given. */
export function telegramOf(env: TelegramEnvironment, mode: 'demo' | 'production'): TelegramConfig {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_BOT_NAME: name, TELEGRAM_API_URL: apiUrl } = env
  if (!token || !name) {
    const provider = mode === 'demo' ? 'dev-mailbox' : 'off'
    return { telegram: undefined, telegramChannel: { provider } }
  }
  const webhookSecret = env.TELEGRAM_WEBHOOK_SECRET
  return {
    telegram: { token, name },
    telegramChannel: { provider: 'bot', token, apiUrl, webhookSecret },
  }
}
