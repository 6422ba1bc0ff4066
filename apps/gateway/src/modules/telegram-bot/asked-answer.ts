import type { Context } from 'grammy'
import type { Executor } from '../../platform/database/connect.ts'
import { findUserByTelegramId } from '../identity/public.ts'
import type { AnsweredCommand, AskedAnswer, BotAnswer, BotFeature } from './bot-feature.ts'

/** Makes the answers that features give before the transaction of an update. */
export function createAskedAnswers(features: readonly BotFeature[]) {
  const commands = features
    .flatMap((one) => one.commands ?? [])
    .filter((one): one is AnsweredCommand => 'answer' in one)
  const toWords = features.find((one) => one.answer)?.answer

  function askedIn(context: Context): { answer: BotAnswer; words: string } | undefined {
    if (context.chat?.type !== 'private') return undefined
    for (const { command, answer } of commands) {
      if (context.hasCommand(command)) return { answer, words: context.match.trim() }
    }
    const words = context.message?.text ?? ''
    return toWords && words !== '' && !words.startsWith('/')
      ? { answer: toWords, words }
      : undefined
  }

  /** @returns `null` where nothing is asked in words, where no feature has an answer, and for a Telegram without account */
  return async (db: Executor, context: Context): Promise<AskedAnswer | null> => {
    const asked = askedIn(context)
    const user = asked && (await findUserByTelegramId(db, String(context.from?.id)))
    return user ? asked.answer({ userId: user.id, words: asked.words }) : null
  }
}
