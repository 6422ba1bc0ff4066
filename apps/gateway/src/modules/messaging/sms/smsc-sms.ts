import { z } from 'zod'
import { postForm } from './post-form.ts'
import { SmsFailure } from './sms-failure.ts'
import type { SmsSender } from './sms-sender.ts'

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
const NUMBER_ERRORS = new Set([7, 8])

/** smsc.ru, HTTP API `send.php` with JSON answers (`fmt=3`). */
export function createSmscSms(settings: SmscSettings): SmsSender {
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
      if (!answer.success) throw new SmsFailure('provider', 'smsc: unknown answer')
      if ('error_code' in answer.data) {
        const { error_code: code } = answer.data
        throw new SmsFailure(NUMBER_ERRORS.has(code) ? 'number' : 'provider', `smsc: error ${code}`)
      }
    },
  }
}
