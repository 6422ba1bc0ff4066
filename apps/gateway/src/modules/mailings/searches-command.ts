import { cut } from '@trassa/catalog/format/cut'
import { countOf } from '@trassa/catalog/format/numbers'
import type { SavedSearch } from '@trassa/contracts/entities/saved-search'
import type { MailingFrequency } from '@trassa/contracts/enumerations/saved-searches'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import type { SavedSearchesService } from '../saved-searches/public.ts'
import { type BotFeature, type BotRequest, buttonData } from '../telegram-bot/public.ts'
import { listLink, listUrl } from './message/list-links.ts'
import { AD_FORMS, NAME_MAX, searchButtons } from './message/mailing-message.ts'

/** Lists of saved searches on one message. */
const SHOWN = 8
/** Buttons in a row. */
const ROW = 4

const FREQUENCIES: Record<MailingFrequency, string> = {
  atOnce: 'сразу',
  hourly: 'раз в час',
  daily: 'раз в день',
  weekly: 'раз в неделю',
}

const NONE =
  'Рассылок пока нет. Откройте на сайте любой список объявлений и нажмите «Сохранить поиск»: новые объявления будут приходить сюда.'

interface Dependencies {
  searches: Pick<SavedSearchesService, 'list'>
  publicUrl: string
}

/** `/searches`: the person's saved searches as a numbered list; a number shows one with its buttons. */
export function searchesCommand({
  searches,
  publicUrl,
}: Dependencies): Required<Pick<BotFeature, 'commands' | 'buttons'>> {
  const showList = async ({ userId, reply }: BotRequest, offset: number) => {
    const { items } = await searches.list({ userId })
    const page = items.slice(offset, offset + SHOWN)
    if (page.length === 0) return reply({ text: offset === 0 ? NONE : 'Больше нет.' })
    const numbers = page.map(({ id }, at) => ({
      text: String(offset + at + 1),
      data: buttonData('search', id),
    }))
    const next = offset + SHOWN
    await reply({
      text: [
        '<b>Ваши рассылки</b>',
        ...page.map((one, at) => `${offset + at + 1}. ${lineOf(one)}`),
      ].join('\n'),
      buttons: [
        ...rowsOf(numbers),
        ...(next < items.length
          ? [[{ text: 'Показать ещё', data: buttonData('searches', String(next)) }]]
          : []),
      ],
    })
  }

  return {
    commands: [
      {
        command: 'searches',
        description: 'Мои рассылки',
        reads: true,
        handle: (request) => showList(request, 0),
      },
    ],
    buttons: {
      searches: {
        reads: true,
        handle: async (request) => {
          await showList(request, Number(request.argument) || 0)
          return {}
        },
      },
      search: {
        reads: true,
        handle: async ({ userId, argument, reply }) => {
          const { items } = await searches.list({ userId })
          const one = items.find(({ id }) => id === argument)
          if (!one) return { notice: ERROR_TEXTS['preset.not_found'] }
          const link = listLink(cut(one.name, NAME_MAX), listUrl(publicUrl, one))
          const text = [`<b>${link}</b>`, factsOf(one)].join('\n')
          await reply({ text, buttons: searchButtons(one) })
          return {}
        },
      },
    },
  }
}

const lineOf = (one: SavedSearch): string =>
  `${escapeHtml(cut(one.name, NAME_MAX))} (${factsOf(one)})`

const factsOf = ({ total, frequency, paused }: SavedSearch): string =>
  [countOf(total, AD_FORMS), paused ? 'на паузе' : FREQUENCIES[frequency]].join(', ')

const rowsOf = <Button>(buttons: readonly Button[]): Button[][] =>
  Array.from({ length: Math.ceil(buttons.length / ROW) }, (_, row) =>
    buttons.slice(row * ROW, (row + 1) * ROW),
  )
