import { z } from 'zod'
import type { ChannelSender } from '../channels/channel.ts'
import { DeliveryFailure } from '../channels/delivery-failure.ts'
import { postForm } from './post-form.ts'

interface SmsruSettings {
  apiId: string
  /** Where its HTTP API answers; another one in tests. */
  url?: string
  timeoutMs?: number
}

/** The whole request has a status, and each number has one of its own. */
const answerSchema = z.object({
  status_code: z.number(),
  sms: z.record(z.string(), z.object({ status_code: z.number() })).optional(),
})

const ACCEPTED = 100
/** 202: not a phone number, 207: no route to it, 209: on the stop list, 230 and 233: its own limits. */
const RECIPIENT_ERRORS = new Set([202, 207, 209, 230, 233])

/** sms.ru, HTTP API `sms/send` with JSON answers (`json=1`). */
export function createSmsruSms(settings: SmsruSettings): ChannelSender {
  const url = settings.url ?? 'https://sms.ru/sms/send'
  return {
    async send(phone, text) {
      const fields = { api_id: settings.apiId, to: phone.slice(1), msg: text, json: '1' }
      const answer = answerSchema.safeParse(await postForm(url, fields, settings.timeoutMs))
      if (!answer.success) throw new DeliveryFailure('provider', 'sms.ru: unknown answer')
      const { status_code: whole, sms = {} } = answer.data
      const code = Object.values(sms)[0]?.status_code ?? whole
      // A request that was taken without its number in the answer was not taken.
      if (whole !== ACCEPTED || code !== ACCEPTED || Object.keys(sms).length === 0) {
        throw new DeliveryFailure(
          RECIPIENT_ERRORS.has(code) ? 'recipient' : 'provider',
          `sms.ru: error ${code}`,
        )
      }
    },
  }
}
