import { z } from 'zod'
import type { ChannelSender } from '../channels/channel.ts'
import { DeliveryFailure } from '../channels/delivery-failure.ts'
import { postForm } from './post-form.ts'

interface SmscSettings {
  login: string
  password: string
  /** Where its HTTP API answers; another one in tests. */
  url?: string
  timeoutMs?: number
}

const answerSchema = z.union([
  z.object({ error_code: z.number() }),
  z.object({ id: z.union([z.number(), z.string()]) }),
])

/** error_code 7: not a phone number, 8: messages to this number are not delivered. */
const RECIPIENT_ERRORS = new Set([7, 8])

/** smsc.ru, HTTP API `send.php` with JSON answers (`fmt=3`). */
export function createSmscSms(settings: SmscSettings): ChannelSender {
  const url = settings.url ?? 'https://smsc.ru/sys/send.php'
  return {
    async send(phone, text) {
      const fields = {
        login: settings.login,
        psw: settings.password,
        phones: phone,
        mes: text,
        fmt: '3',
        charset: 'utf-8',
      }
      const answer = answerSchema.safeParse(await postForm(url, fields, settings.timeoutMs))
      if (!answer.success) throw new DeliveryFailure('provider', 'smsc: unknown answer')
      if ('error_code' in answer.data) {
        const { error_code: code } = answer.data
        throw new DeliveryFailure(
          RECIPIENT_ERRORS.has(code) ? 'recipient' : 'provider',
          `smsc: error ${code}`,
        )
      }
    },
  }
}
