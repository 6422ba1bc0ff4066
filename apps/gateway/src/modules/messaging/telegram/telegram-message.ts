import { z } from 'zod'

/** Telegram's own bounds: a text, the text below a picture (counted without tags), a button's data in bytes. */
const TEXT = 4096
const CAPTION = 1024
const BUTTON_DATA_BYTES = 64

const buttonSchema = z.union([
  z.object({ text: z.string().min(1).max(64), url: z.url({ protocol: /^https?$/ }) }),
  z.object({
    text: z.string().min(1).max(64),
    /** Comes back to the bot when the button is pressed. */
    data: z.string().refine((data) => {
      const bytes = Buffer.byteLength(data)
      return bytes > 0 && bytes <= BUTTON_DATA_BYTES
    }),
  }),
])

const telegramMessageSchema = z
  .object({
    /** Telegram's HTML: what people wrote goes through `escapeHtml`. */
    text: z.string().min(1),
    /** An address that Telegram loads the picture from, or the key of a file of our storage. */
    picture: z
      .union([z.object({ url: z.url({ protocol: /^https?$/ }) }), z.object({ file: z.string() })])
      .optional(),
    /** Rows from top to bottom. */
    buttons: z.array(z.array(buttonSchema).min(1).max(8)).max(20).optional(),
  })
  .refine(({ text, picture }) => lengthOf(text) <= (picture ? CAPTION : TEXT), {
    path: ['text'],
    error: 'Longer than Telegram takes',
  })

/** A message of the channel `telegram`. */
export type TelegramMessage = z.infer<typeof telegramMessageSchema>

/** A button below a message: it opens a page, or comes back to the bot. */
export type TelegramButton = z.infer<typeof buttonSchema>

/**
 * A message as the body of an outbox message, which is encrypted as a whole.
 *
 * @throws ZodError where Telegram would refuse it: too long, too many buttons
 */
export const telegramBody = (message: TelegramMessage): string =>
  JSON.stringify(telegramMessageSchema.parse(message))

/** The message in an outbox message's body. @throws where the body is none. */
export const readTelegramMessage = (body: string): TelegramMessage =>
  telegramMessageSchema.parse(JSON.parse(body))

/** Telegram counts what is read: tags are nothing, an entity is one sign. */
const lengthOf = (html: string): number =>
  html.replace(/<[^>]*>/g, '').replace(/&[#\w]+;/g, '.').length
