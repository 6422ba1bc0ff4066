import { cut } from '@trassa/catalog/format/cut'
import { countOf } from '@trassa/catalog/format/numbers'
import { changesOfWords } from '@trassa/catalog/format/understood-words'
import type { AdCard } from '@trassa/contracts/entities/ad'
import type { Understood } from '@trassa/contracts/entities/understood'
import { escapeHtml } from '../../../platform/http/escape-html.ts'
import type { TelegramMessage } from '../../messaging/public.ts'
import { buttonData, type TelegramButtons } from '../../telegram-bot/public.ts'
import { type LinkedList, listLink, listUrl } from '../message/list-links.ts'
import { AD_FORMS, adText, NAME_MAX } from '../message/mailing-message.ts'

/** Saves the list that the message's link leads to. */
export const FOLLOW = 'follow'

/** The button that leads to a list on the site, which `FOLLOW` reads it from. */
export const openButtons = (url: string): TelegramButtons => [[{ text: 'Открыть на сайте', url }]]

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
  understood,
  list,
  cards,
  wider,
  publicUrl,
}: Found): TelegramMessage {
  const changes = changesOfWords(understood).map(escapeHtml)
  const linkTo = (one: NamedList) => listLink(cut(one.name, NAME_MAX), listUrl(publicUrl, one))
  return {
    text: [
      ...(changes.length > 0 ? [...changes, ''] : []),
      `<b>${linkTo(list)}</b>`,
      list.total > 0 ? countOf(list.total, AD_FORMS) : 'Таких объявлений сейчас нет.',
      ...(wider ? ['', `Есть похожие: ${linkTo(wider)} (${countOf(wider.total, AD_FORMS)})`] : []),
      ...cards.flatMap((card) => ['', adText(card, publicUrl)]),
    ].join('\n'),
    buttons: [
      ...openButtons(listUrl(publicUrl, list)),
      [{ text: 'Сообщать о новых', data: buttonData(FOLLOW, '') }],
    ],
  }
}
