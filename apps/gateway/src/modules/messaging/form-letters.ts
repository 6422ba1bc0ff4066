import { AppError } from '@trassa/contracts/app-error'
import { isEmail } from '@trassa/contracts/entities/mail-form'
import { formatPhone } from '@trassa/contracts/phone'
import { z } from 'zod'
import type { Database } from '../../platform/database/connect.ts'
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts'
import { networkOf } from '../../platform/net/network-of.ts'
import { limitRate } from '../../platform/rate-limit/rate-limit.ts'
import { letterBody } from './email/letter.ts'
import { defineTopic } from './outbox/message-topic.ts'
import type { Outbox } from './outbox/outbox.ts'

const HOUR = 60 * 60

/** A person writes once or twice; all forms together are bounded so that a flood does not fill a mailbox. */
const LIMITS = { network: 5, all: 300, seconds: HOUR } as const

/** Within which a letter is delivered or given up; longer than its job has repeats. */
const LIFETIME_SECONDS = 48 * HOUR

/** Forms are sent without a session; their idempotency keys are random UUIDs of browsers. */
const NO_USER = '0'

/** Letters of forms; a failed one is in the log and in the metrics of its job. */
export const FORM_LETTER_TOPIC = defineTopic({
  name: 'form.letter',
  context: z.object({ form: z.string() }),
  canRetry: true,
  sent: async () => undefined,
  failed: async () => undefined,
})

/** A filled form on its way to those who run the site. */
export interface FormLetter {
  /** Which form: the id of its call. */
  form: string
  subject: string
  /** Label and value of each line; lines without a value are left out. */
  lines: readonly (readonly [label: string, value: string | number | undefined])[]
  /** What was written freely, below the lines. */
  text?: string | undefined
  /** `+7…` or an e-mail address. */
  contact: string
  name?: string | undefined
}

/** The sender of a form. */
export interface FormSender {
  address: string
  idempotencyKey: string | undefined
  /** What was asked, for the comparison of repeats. */
  request: unknown
}

export type FormLetters = ReturnType<typeof createFormLetters>

/**
 * Letters made of forms: limited, idempotent, written to the outbox in one transaction.
 *
 * @param isOn whether letters can leave at all (`EmailSettings`).
 */
export function createFormLetters({
  db,
  outbox,
  isOn,
}: {
  db: Database
  outbox: Outbox
  isOn: boolean
}) {
  return {
    /**
     * Writes one letter to each of `recipients`; a job delivers them within seconds.
     *
     * @throws AppError `mail.unavailable`, `request.too_many`, `request.key_reused`
     */
    async send(
      recipients: readonly string[],
      letter: FormLetter,
      { address, idempotencyKey, request }: FormSender,
    ): Promise<{ accepted: true }> {
      if (!isOn || recipients.length === 0) throw new AppError('mail.unavailable')
      const call = { key: idempotencyKey, userId: NO_USER, callId: letter.form, request }
      return withIdempotency(db, call, async (tx) => {
        const { network, all, seconds } = LIMITS
        await limitRate(tx, { key: `form:${networkOf(address)}`, hits: network, seconds })
        await limitRate(tx, { key: 'form', hits: all, seconds })
        for (const recipient of recipients) {
          await outbox.write(tx, FORM_LETTER_TOPIC, {
            channel: 'email',
            recipient,
            body: letterBody(toLetter(letter)),
            context: { form: letter.form },
            lifetimeSeconds: LIFETIME_SECONDS,
          })
        }
        return { accepted: true as const }
      })
    },
  }
}

function toLetter({ subject, lines, text, contact, name }: FormLetter) {
  const all = [...lines, ['Имя', name], ['Контакт', formatPhone(contact)]] as const
  const known = all.filter(([, value]) => value !== undefined && value !== '')
  return {
    subject,
    text: [
      ...known.map(([label, value]) => `${label}: ${value}`),
      ...(text ? ['', text] : []),
    ].join('\n'),
    ...(isEmail(contact) && { replyTo: contact }),
  }
}
