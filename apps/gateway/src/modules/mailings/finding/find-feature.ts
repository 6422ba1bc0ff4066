import { placedQuery } from '@trassa/catalog/urls/placed-query'
import { AppError } from '@trassa/contracts/app-error'
import type { MeantList, Understood } from '@trassa/contracts/entities/understood'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { LONGEST_QUERY } from '@trassa/contracts/longest-query'
import type { Database } from '../../../platform/database/connect.ts'
import { escapeHtml } from '../../../platform/http/escape-html.ts'
import { isWithinRate } from '../../../platform/rate-limit/rate-limit.ts'
import type { SavedSearchesService } from '../../saved-searches/public.ts'
import { readLiveCards, type SearchService } from '../../search/public.ts'
import type {
  AskedAnswer,
  BotFeature,
  BotQuestion,
  PressAnswer,
  PressRequest,
} from '../../telegram-bot/public.ts'
import type { UnderstandingService } from '../../understanding/public.ts'
import { listAt } from '../message/list-links.ts'
import { SHOWN_ADS, searchButtons } from '../message/mailing-message.ts'
import type { NameOfSearch } from '../sending/send-due.ts'
import { noteAnswered } from '../shown-ads.repository.ts'
import { FOLLOW, foundMessage, type NamedList, openButtons } from './found-message.ts'

/** Questions of one person. */
const LIMIT = { hits: 20, seconds: 60 } as const

const HINT = 'Напишите, что ищете: /find камри казань до 2 млн. Можно и без команды.'
const TOO_OLD = 'Эта кнопка больше не действует. Напишите ещё раз, что ищете.'

interface Dependencies {
  db: Database
  understanding: Pick<UnderstandingService, 'understand'>
  search: Pick<SearchService, 'newest'>
  searches: Pick<SavedSearchesService, 'follow'>
  nameOf: NameOfSearch
  publicUrl: string
}

/** Finds ads by what a person writes (docs/decisions/190); a button saves the list that it was understood as. */
export function createFindFeature(dependencies: Dependencies): BotFeature {
  const { db, understanding, searches } = dependencies

  async function answer(
    { userId, words }: BotQuestion,
    isSearch: (understood: Understood) => boolean,
  ): Promise<AskedAnswer | null> {
    const isAllowed = await isWithinRate(db, { key: `bot-find:${userId}`, ...LIMIT })
    if (!isAllowed) return { message: { text: escapeHtml(ERROR_TEXTS['request.too_many']) } }
    const understood = await understanding.understand({ q: queryOf(words) })
    return isSearch(understood) ? describe({ userId, understood }, dependencies) : null
  }

  return {
    commands: [
      {
        command: 'find',
        description: 'Найти объявления',
        answer: async (question) =>
          queryOf(question.words) === ''
            ? { message: { text: HINT } }
            : answer(question, () => true),
      },
    ],
    answer: async (question) =>
      queryOf(question.words) === '' ? null : answer(question, meansList),
    buttons: { [FOLLOW]: { handle: (request) => follow(request, searches) } },
  }
}

/** On one line, without what cannot be stored, as long as lists take it. */
const queryOf = (words: string): string =>
  words
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_QUERY)
    .toWellFormed()

/** Whether words were understood, and not only looked for in texts. */
const hasFilters = ({ query, citySlug }: MeantList): boolean =>
  citySlug !== null || [...new URLSearchParams(query).keys()].some((key) => key !== 'q')

/** Words that are no filter and that no ad has are no search, but something else that is written to the bot. */
const meansList = ({ list, text }: Understood): boolean =>
  hasFilters(list) || (text !== '' && list.total > 0)

async function describe(
  { userId, understood }: { userId: string; understood: Understood },
  { db, search, nameOf, publicUrl }: Dependencies,
): Promise<AskedAnswer> {
  const named = async (meant: MeantList): Promise<NamedList> => {
    const { adType, total } = meant
    const query = placedQuery(meant)
    return { adType, query, total, name: await nameOf({ adType, query, name: '' }) }
  }
  const shown = await named(understood.list)
  const exact = understood.exact && (await named(understood.exact))
  const newest = shown.total > 0 ? await search.newest(shown.adType, shown.query, SHOWN_ADS) : []
  const [list, wider] = exact ? [exact, shown] : [shown, null]
  const cards = await readLiveCards(db, newest)
  const adIds = cards.map((card) => card.id)
  return {
    message: foundMessage({ understood, list, cards, wider, publicUrl }),
    note: (tx) => noteAnswered(tx, userId, adIds),
  }
}

async function follow(
  { tx, userId, links }: PressRequest,
  searches: Dependencies['searches'],
): Promise<PressAnswer> {
  const [followed] = links.flatMap((url) => {
    const list = listAt(url)
    return list ? { url, list } : []
  })
  if (!followed) return { notice: TOO_OLD }
  try {
    const saved = await searches.follow(tx, { userId, ...followed.list })
    // The list stays among them, for a press that comes twice.
    const buttons = [...openButtons(followed.url), ...searchButtons(saved)]
    return { notice: 'Сообщим о новых объявлениях.', buttons }
  } catch (error) {
    if (error instanceof AppError) return { notice: ERROR_TEXTS[error.code] }
    throw error
  }
}
