import { cut } from '@trassa/catalog/format/cut'
import { countOf } from '@trassa/catalog/format/numbers'
import type { AdCard } from '@trassa/contracts/entities/ad'
import type { Understood } from '@trassa/contracts/entities/understood'
import { escapeHtml } from '../../../platform/http/escape-html.ts'
import type { TelegramMessage } from '../../messaging/public.ts'
import { buttonData } from '../../telegram-bot/public.ts'
import { type LinkedList, listLink, listUrl } from '../message/list-links.ts'
import { AD_FORMS, adText, NAME_MAX } from '../message/mailing-message.ts'

/** Saves the list that the message's link leads to. */
export const FOLLOW = 'follow'

/** A list with what it is called. */
export interface NamedList extends LinkedList {
  name: string
  total: number
}

interface Found {
  understood: Pick<Understood, 'corrected' | 'ignored'>
  list: NamedList
  /** The newest ads of the list, or of the nearest one. */
  cards: readonly AdCard[]
  /** The nearest list that holds ads, where the one that is meant holds none. */
  wider: NamedList | null
  publicUrl: string
}

/** What words were understood as, and what was found. */
export function foundMessage({
  understood: { corrected, ignored },
  list,
  cards,
  wider,
  publicUrl,
}: Found): TelegramMessage {
  const url = listUrl(publicUrl, list)
  const widerUrl = wider && listUrl(publicUrl, wider)
  return {
    text: [
      ...(corrected === null ? [] : [`Показаны результаты для «${escapeHtml(corrected)}».`, '']),
      `<b>${listLink(cut(list.name, NAME_MAX), url)}</b>`,
      list.total > 0 ? countOf(list.total, AD_FORMS) : 'Таких объявлений сейчас нет.',
      ...(ignored === ''
        ? []
        : [`Слов «${escapeHtml(ignored)}» нет ни в одном из объявлений: показаны все остальные.`]),
      ...(wider && widerUrl
        ? [
            '',
            `Есть похожие: ${listLink(cut(wider.name, NAME_MAX), widerUrl)} (${countOf(wider.total, AD_FORMS)})`,
          ]
        : []),
      ...cards.flatMap((card) => ['', adText(card, publicUrl)]),
    ].join('\n'),
    buttons: [
      [{ text: 'Открыть на сайте', url }],
      [{ text: 'Сообщать о новых', data: buttonData(FOLLOW, '') }],
    ],
  }
}
