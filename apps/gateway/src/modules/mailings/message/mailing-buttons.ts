import { ERROR_TEXTS } from '@trassa/contracts/errors'
import type { Transaction } from '../../../platform/database/connect.ts'
import {
  bringSavedSearchBack,
  dismissSavedSearch,
  lockSavedSearch,
  pauseSavedSearch,
} from '../../saved-searches/public.ts'
import { readLiveCards, type SearchService } from '../../search/public.ts'
import type { BotFeature, BotRequest, PressAnswer } from '../../telegram-bot/public.ts'
import type { NameOfSearch } from '../sending/send-due.ts'
import { noteTold, readShown } from '../shown-ads.repository.ts'
import {
  MAILING_BUTTONS,
  mailingMessage,
  restoreButtons,
  SHOWN_ADS,
  searchButtons,
} from './mailing-message.ts'

/** How far into a list «Показать ещё» looks for ads that the person has not been shown. */
const LOOKED_AT = 500
const NO_BUTTONS: PressAnswer['buttons'] = []
const GONE: PressAnswer = { notice: ERROR_TEXTS['preset.not_found'], buttons: NO_BUTTONS }

interface ButtonDependencies {
  search: Pick<SearchService, 'newest'>
  nameOf: NameOfSearch
  publicUrl: string
}

/** The buttons below messages of mailings (domain §8). */
export function mailingButtons(
  dependencies: ButtonDependencies,
): NonNullable<BotFeature['buttons']> {
  const ownOf = ({ userId, argument }: BotRequest) => ({ userId, id: argument })
  const setPaused = async (request: BotRequest, paused: boolean): Promise<PressAnswer> => {
    const own = ownOf(request)
    if (!(await pauseSavedSearch(request.tx, own, paused))) return GONE
    const notice = paused ? 'Рассылка на паузе.' : 'Рассылка возобновлена.'
    return { notice, buttons: searchButtons({ id: own.id, paused }) }
  }
  return {
    // What is shown is noted as shown, as by mailings, which go on while the site is closed as well.
    [MAILING_BUTTONS.more]: { reads: true, handle: (request) => showMore(request, dependencies) },
    [MAILING_BUTTONS.pause]: { handle: (request) => setPaused(request, true) },
    [MAILING_BUTTONS.resume]: { handle: (request) => setPaused(request, false) },
    [MAILING_BUTTONS.delete]: {
      handle: async (request) => {
        const own = ownOf(request)
        await dismissSavedSearch(request.tx, own)
        return { notice: 'Рассылка удалена.', buttons: restoreButtons(own.id) }
      },
    },
    [MAILING_BUTTONS.restore]: {
      handle: async (request) => {
        const own = ownOf(request)
        const outcome = await bringSavedSearchBack(request.tx, own)
        if (outcome === 'gone') return GONE
        if (outcome === 'exists')
          return { notice: ERROR_TEXTS['preset.exists'], buttons: NO_BUTTONS }
        if (outcome === 'tooMany') return { notice: ERROR_TEXTS['preset.too_many'] }
        return { notice: 'Рассылка возвращена.', buttons: await buttonsOf(request.tx, own) }
      },
    },
  }
}

async function buttonsOf(tx: Transaction, own: { userId: string; id: string }) {
  const stored = await lockSavedSearch(tx, own)
  return stored ? searchButtons(stored) : NO_BUTTONS
}

/** Sends the newest ads of the list that the person has not been shown. */
async function showMore(
  { tx, userId, argument: id, reply }: BotRequest,
  { search, nameOf, publicUrl }: ButtonDependencies,
): Promise<PressAnswer> {
  const stored = await lockSavedSearch(tx, { userId, id })
  if (!stored || stored.deletedAt) return GONE
  const newest = await search.newest(stored.adType, stored.query, LOOKED_AT)
  const shown = newest.length > 0 ? await readShown(tx, userId, newest) : new Set()
  const more = newest.filter((adId) => !shown.has(adId)).slice(0, SHOWN_ADS)
  const cards = await readLiveCards(tx, more)
  if (cards.length === 0) return { notice: 'Больше объявлений в этой рассылке нет.' }
  await reply(mailingMessage({ search: stored, name: await nameOf(stored), cards, publicUrl }))
  const ids = cards.map((card) => card.id)
  await noteTold(tx, { userId, searchId: id }, { shown: ids, counted: [] })
  return {}
}
