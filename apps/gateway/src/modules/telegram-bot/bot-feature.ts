import type { Transaction } from '../../platform/database/connect.ts'
import type { TelegramMessage } from '../messaging/public.ts'

/** The rows of buttons below a message. */
export type TelegramButtons = NonNullable<TelegramMessage['buttons']>

/** What a linked person has asked the bot for, in the transaction of the update. */
export interface BotRequest {
  tx: Transaction
  userId: string
  /** What is written behind the name: `pause:12` is the argument `12` of the button `pause`. */
  argument: string
  /** Writes an answer to the chat; it leaves after the commit. */
  reply(message: TelegramMessage): Promise<void>
}

/** A press of a button, in the transaction of the update. */
export interface PressRequest extends BotRequest {
  /** Where the other buttons of the pressed message lead; empty for a message that is too old for Telegram to tell. */
  links: readonly string[]
}

/** What a linked person has asked for in words, before the transaction of the update. */
export interface BotQuestion {
  userId: string
  /** A whole message, or what is written behind a command. */
  words: string
}

/** What words are answered with. */
export interface AskedAnswer {
  message: TelegramMessage
  /** Notes what the message shows, in the transaction that writes it. */
  note?(tx: Transaction): Promise<void>
}

/**
 * Makes an answer before the transaction of the update, so that what takes long holds none open (docs/decisions/190). It
 * changes nothing: it is made again where that transaction fails.
 *
 * @returns `null` for words that it has no answer for: they get the help
 */
export type BotAnswer = (question: BotQuestion) => Promise<AskedAnswer | null>

/** What a press leads to once its transaction is committed. */
export interface PressAnswer {
  /** Shown above the chat for a moment, at most 200 signs; no HTML. */
  notice?: string
  /** Replaces the message's buttons. */
  buttons?: TelegramButtons
  /** Replaces the message's text, or the text below its picture. */
  text?: string
}

/** What is handled while the site is closed (docs/decisions/153): only what shows something and changes nothing. */
interface WhileClosed {
  reads?: true
}

interface CommandName {
  /** Latin letters without the slash. */
  command: string
  /** Shown in the menu of commands and in `/help`. */
  description: string
}

/** A command that is handled in the transaction of the update. */
export interface HandledCommand extends CommandName, WhileClosed {
  handle(request: BotRequest): Promise<void>
}

/** A command that is answered; what is answered only shows something, so it is while the site is closed. */
export interface AnsweredCommand extends CommandName {
  answer: BotAnswer
}

export type BotCommand = HandledCommand | AnsweredCommand

export interface BotButton extends WhileClosed {
  handle(request: PressRequest): Promise<PressAnswer>
}

/**
 * What another module adds to the bot: commands, buttons by name, and the answer to a message that is no command, which
 * the first feature that has one gives. A button says the state that it leads to
 * (`pause`, not `toggle`): an edit of the message may be lost, and a second press must do no harm.
 */
export interface BotFeature {
  commands?: readonly BotCommand[]
  buttons?: Readonly<Record<string, BotButton>>
  answer?: BotAnswer
}

/** The `data` of a button: `name:argument`, 64 bytes at most. */
export const buttonData = (name: string, argument: string): string => `${name}:${argument}`

/** The name and the argument of a button's data. */
export function readButtonData(data: string): { name: string; argument: string } {
  const end = data.indexOf(':')
  return end < 0
    ? { name: data, argument: '' }
    : { name: data.slice(0, end), argument: data.slice(end + 1) }
}
