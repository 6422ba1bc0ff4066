import { z } from 'zod'

const letterSchema = z.object({
  subject: z.string(),
  /** Plain text; what people wrote is never sent as HTML. */
  text: z.string(),
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
