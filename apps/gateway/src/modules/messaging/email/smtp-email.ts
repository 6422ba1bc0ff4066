import { createTransport } from 'nodemailer'
import type { MakeAttachment } from '../channels/attachments.ts'
import type { ChannelSender } from '../channels/channel.ts'
import { DeliveryFailure, type DeliveryFailureReason } from '../channels/delivery-failure.ts'
import { readLetter } from './letter.ts'

export interface SmtpSettings {
  /** `smtp://user:password@host:587` (STARTTLS where the server has it) or `smtps://…:465`. */
  url: string
  /** Address that letters are sent from, also the envelope's sender. */
  from: string
  timeoutMs?: number
  makeAttachment: MakeAttachment
}

/** For each step of the protocol; the outbox's claim on a letter lasts longer than all of them together. */
const TIMEOUT_MS = 8000

/** Commands whose permanent refusal is about this letter and its recipient, not about our access. */
const LETTER_COMMANDS = ['RCPT TO', 'DATA']

/** E-mail by SMTP (domain §6), one connection per letter: letters are rare. */
export function createSmtpEmail({
  url,
  from,
  timeoutMs = TIMEOUT_MS,
  makeAttachment,
}: SmtpSettings): ChannelSender {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // Letters are made of what people typed: no text of theirs may name a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(recipient, body, messageId) {
      const { subject, text, html, unsubscribeUrl, replyTo, attachment } = readLetter(body)
      const content = attachment && (await makeAttachment(attachment.invoiceId)).bytes
      await transport
        .sendMail({
          // As objects: a text would be parsed for several addresses.
          from: { name: '', address: from },
          to: { name: '', address: recipient },
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          subject: subject.replace(/\p{Cc}+/gu, ' '),
          text,
          ...(html !== undefined && { html }),
          ...(unsubscribeUrl !== undefined && { headers: oneClick(unsubscribeUrl) }),
          ...(attachment && { attachments: [{ filename: attachment.name, content }] }),
          // The same at every attempt: mail servers recognise a letter that comes twice by it.
          messageId: `<${messageId}@${from.split('@').at(-1)}>`,
        })
        .catch((error: unknown) => {
          throw toFailure(error)
        })
    },
  }
}

/** RFC 8058: the mail program's own button sends this form to the address. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** The answers of a server may repeat the recipient, so only the code and the command are kept. */
function toFailure(error: unknown): DeliveryFailure {
  const { code, command, responseCode } = error as {
    code?: string
    command?: string
    responseCode?: number
  }
  return new DeliveryFailure(
    reasonOf(command, responseCode),
    `smtp: ${[code, command, responseCode].filter(Boolean).join(' ') || 'failed'}`,
  )
}

/** 4xx is "later", greylisting among it; 5xx about a recipient or a letter stays so (RFC 5321 §4.2.1). */
const reasonOf = (command = '', responseCode = 0): DeliveryFailureReason =>
  responseCode >= 500 && LETTER_COMMANDS.includes(command) ? 'recipient' : 'provider'
