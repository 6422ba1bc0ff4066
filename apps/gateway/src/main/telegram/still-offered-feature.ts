import { AppError } from '@trassa/contracts/app-error'
import type { StillOfferedAnswer } from '@trassa/contracts/calls/still-offered'
import type { createAnswerStillOffered } from '../../modules/ads/public.ts'
import { lockAd } from '../../modules/ads/public.ts'
import { STILL_OFFERED_BUTTONS } from '../../modules/notifications/public.ts'
import type { BotFeature, BotRequest, PressAnswer } from '../../modules/telegram-bot/public.ts'

const ANSWERED: Record<StillOfferedAnswer, string> = {
  yes: 'Спасибо. Покупатели видят, что объявление актуально.',
  no: 'Объявление снято с публикации. Вернуть его можно в разделе «Мои объявления».',
}

const LATE: PressAnswer = { notice: 'Объявление уже снято с публикации.', buttons: [] }

/** The buttons below «Ещё продаёте?» (domain §8): one tap confirms the ad or takes it off as sold. */
export function createStillOfferedFeature(
  answerStillOffered: ReturnType<typeof createAnswerStillOffered>,
): BotFeature {
  const press =
    (answer: StillOfferedAnswer) =>
    async ({ tx, userId, argument }: BotRequest): Promise<PressAnswer> => {
      const ad = /^[1-9]\d{0,17}$/.test(argument) ? await lockAd(tx, argument) : undefined
      if (ad?.userId !== userId) return LATE
      try {
        const trace = { sessionId: 'telegram-bot' }
        await answerStillOffered(tx, ad, { answer, now: new Date(), trace })
      } catch (error) {
        if (error instanceof AppError) return LATE
        throw error
      }
      return { notice: ANSWERED[answer], buttons: [] }
    }
  return {
    buttons: {
      [STILL_OFFERED_BUTTONS.yes]: { handle: press('yes') },
      [STILL_OFFERED_BUTTONS.no]: { handle: press('no') },
    },
  }
}
