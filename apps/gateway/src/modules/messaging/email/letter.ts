import { z } from 'zod'

const letterSchema = z.object({
  subject: z.string(),
  /** The whole letter as plain text. */
  text: z.string(),
  /** The same in the layout of our letters (`composeLetter`), which escapes what people wrote. */
  html: z.string().optional(),
  /** Where a POST of the mail program ends such letters (RFC 8058). */
  unsubscribeUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** Whom an answer goes to. */
  replyTo: z.string().optional(),
  /** What is made and attached when the letter is sent, under this name. */
  attachment: z.object({ invoiceId: z.string(), name: z.string() }).optional(),
})

/** A message of the channel `email`. */
export type Letter = z.infer<typeof letterSchema>

/** A letter as the body of an outbox message, which is encrypted as a whole. */
export const letterBody = (letter: Letter): string => JSON.stringify(letter)

/** The letter in a message's body. @throws where the body is no letter. */
export const readLetter = (body: string): Letter => letterSchema.parse(JSON.parse(body))

/** A letter as the dev mailbox shows it. */
export const printLetter = ({ subject, text, replyTo, attachment }: Letter): string =>
  [
    `Тема: ${subject}`,
    ...(replyTo ? [`Ответить: ${replyTo}`] : []),
    ...(attachment ? [`Вложение: ${attachment.name}`] : []),
    '',
    text,
  ].join('\n')
