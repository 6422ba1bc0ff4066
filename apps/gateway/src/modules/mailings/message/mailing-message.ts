import { cut } from '@trassa/catalog/format/cut'
import { countOf, formatPrice } from '@trassa/catalog/format/numbers'
import { segmentOf } from '@trassa/catalog/urls/ad-type-segments'
import type { AdCard } from '@trassa/contracts/entities/ad'
import { photoPath } from '@trassa/contracts/photo-files'
import { escapeHtml } from '../../../platform/http/escape-html.ts'
import type { TelegramMessage } from '../../messaging/public.ts'
import type { SavedSearchRecord } from '../../saved-searches/public.ts'
import { buttonData, type TelegramButtons } from '../../telegram-bot/public.ts'

/** How many ads one message shows: together they stay below what Telegram takes under a picture. */
export const SHOWN_ADS = 5
/** Signs of a title and of a list's name. */
const TITLE_MAX = 80
export const NAME_MAX = 100
/** Wide enough for a phone's screen. */
const PICTURE = { width: 960, format: 'webp' } as const

export const AD_FORMS = ['объявление', 'объявления', 'объявлений'] as const
const NEW_AD_FORMS = ['новое объявление', 'новых объявления', 'новых объявлений'] as const

/** Buttons of mailings by what they do; their argument is the saved search. */
export const MAILING_BUTTONS = {
  more: 'more',
  pause: 'pause',
  resume: 'resume',
  delete: 'delete',
  restore: 'restore',
} as const

/** The buttons below a message of a saved search. */
export function searchButtons({
  id,
  paused,
}: Pick<SavedSearchRecord, 'id' | 'paused'>): TelegramButtons {
  const { more, pause, resume, delete: remove } = MAILING_BUTTONS
  const toggle = paused
    ? { text: 'Возобновить', data: buttonData(resume, id) }
    : { text: 'Пауза', data: buttonData(pause, id) }
  return [
    [{ text: 'Показать ещё', data: buttonData(more, id) }],
    [toggle, { text: 'Удалить', data: buttonData(remove, id) }],
  ]
}

/** Below a message of a deleted saved search. */
export const restoreButtons = (id: string): TelegramButtons => [
  [{ text: 'Вернуть рассылку', data: buttonData(MAILING_BUTTONS.restore, id) }],
]

interface MailingMessage {
  search: Pick<SavedSearchRecord, 'id' | 'paused'>
  /** What the list is called; plain text. */
  name: string
  /** The first `SHOWN_ADS` of them at most. */
  cards: readonly AdCard[]
  /** How many new ones there are in all; `undefined` for ads that were asked for. */
  total?: number
  publicUrl: string
}

/** Ads of a saved search as a message: one in full, several as a list below the first one's picture. */
export function mailingMessage({
  search,
  name,
  cards,
  total,
  publicUrl,
}: MailingMessage): TelegramMessage {
  const listName = escapeHtml(cut(name, NAME_MAX))
  const [first] = cards
  const photo = first?.photos[0]
  const isOne = cards.length === 1
  const lines = isOne
    ? [...cards.map((card) => adText(card, publicUrl)), '', `Рассылка: ${listName}`]
    : [
        total === undefined ? listName : `${countOf(total, NEW_AD_FORMS)}: ${listName}`,
        ...cards.flatMap((card) => ['', adText(card, publicUrl)]),
      ]
  return {
    text: lines.join('\n'),
    ...(photo && {
      picture: { file: photoPath(photo.id, PICTURE.width, PICTURE.format).replace('/images/', '') },
    }),
    buttons: searchButtons(search),
  }
}

/** Title with its link, then price and city. */
export function adText(card: AdCard, publicUrl: string): string {
  const { adType, citySlug, slug, title, price, cityName } = card
  const url = `${publicUrl}/${citySlug}/${segmentOf(adType)}/${slug}`
  const facts = [price === null ? 'Цена не указана' : formatPrice(price), cityName]
  return [
    `<b><a href="${escapeHtml(url)}">${escapeHtml(cut(title, TITLE_MAX))}</a></b>`,
    escapeHtml(facts.join(' · ')),
  ].join('\n')
}
