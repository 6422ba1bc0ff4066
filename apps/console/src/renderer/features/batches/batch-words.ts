import { formatDate } from '@trassa/catalog/format/dates'
import { countOf, formatNumber, inSentence } from '@trassa/catalog/format/numbers'
import { subtypeOfAdType } from '@trassa/catalog/taxonomy/subtypes'
import type { Batch, BatchAction } from '@trassa/contracts/entities/moderator/batch'
import { AD_STATS, type AdStat, stateOf } from '@trassa/contracts/enumerations/ads'
import type { BatchState } from '@trassa/contracts/enumerations/batches'
import { ERROR_TEXTS, type ErrorCode } from '@trassa/contracts/errors'

const ADS = ['объявление', 'объявления', 'объявлений'] as const
export const countAds = (count: number): string => countOf(count, ADS)

interface ActionWords {
  /** A heading: «Поднять». */
  name: string
  /** Before a number of ads: «Поднимем». */
  will: string
}

const STAT_WORDS: Partial<Record<AdStat, ActionWords>> = {
  [AD_STATS.active.stat]: { name: 'Одобрить', will: 'Одобрим' },
  [AD_STATS.needsFix.stat]: { name: 'Вернуть на исправление', will: 'Вернём на исправление' },
  [AD_STATS.blocked.stat]: { name: 'Заблокировать', will: 'Заблокируем' },
  [AD_STATS.archived.stat]: { name: 'В архив', will: 'Уберём в архив' },
}

const days = (count: number) => countOf(Math.abs(count), ['день', 'дня', 'дней'])

const WORDS: {
  [Type in BatchAction['type']]: (
    action: Extract<BatchAction, { type: Type }>,
    cityName: string,
  ) => ActionWords
} = {
  lift: () => ({ name: 'Поднять', will: 'Поднимем' }),
  stat: ({ stat, comment }) => {
    const { label } = AD_STATS[stateOf(stat)]
    const words = comment ? undefined : STAT_WORDS[stat]
    return words ?? { name: `Состояние: ${label}`, will: `Поставим состояние «${label}»:` }
  },
  expiry: ({ expiresAt, publishedAt }) => {
    if (expiresAt) {
      const until = formatDate(expiresAt, new Date())
      return { name: `Срок до ${until}`, will: `Поставим срок до ${until}:` }
    }
    const from = formatDate(publishedAt ?? '', new Date())
    return { name: `Дата публикации: ${from}`, will: `Поставим дату публикации ${from}:` }
  },
  shiftExpiry: ({ days: by }) => {
    const shift = `на ${days(by)} ${by > 0 ? 'позже' : 'раньше'}`
    return { name: `Сдвинуть срок ${shift}`, will: `Сдвинем срок ${shift}:` }
  },
  city: (_, cityName) => ({ name: `Город: ${cityName}`, will: `Исправим город на «${cityName}»:` }),
  category: ({ adType }) => {
    const name = subtypeOfAdType(adType)?.name ?? adType
    return { name: `Категория: ${name}`, will: `Перенесём в категорию «${name}»:` }
  },
  message: () => ({ name: 'Написать владельцам', will: 'Напишем владельцам:' }),
}

const wordsOf = ({ action, cityName }: Pick<Batch, 'action' | 'cityName'>): ActionWords =>
  (WORDS[action.type] as (action: BatchAction, cityName: string) => ActionWords)(
    action,
    cityName ?? '…',
  )

/** What a batch is called in lists and headings. */
export function batchName(batch: Pick<Batch, 'action' | 'cityName' | 'kind'>): string {
  const { name } = wordsOf(batch)
  if (batch.kind === 'undo') return `Вернуть как было: ${inSentence(name)}`
  return batch.kind === 'retry' ? `${name}, повтор` : name
}

/** What its start will do: «Поднимем 8 214 объявлений». */
export function willDo(batch: Batch): string {
  const { counts, action, owners, kind } = batch
  if (counts.waiting === 0) return 'Менять нечего: ни одно объявление не подходит'
  if (kind === 'undo') return `Вернём как было ${countAds(counts.waiting)}`
  if (action.type === 'message') {
    const to = countOf(owners, ['владельцу', 'владельцам', 'владельцам'])
    return `Напишем ${to}, всего ${countAds(counts.waiting)}`
  }
  return `${wordsOf(batch).will} ${countAds(counts.waiting)}`
}

/** What has become of the rows of a batch, in the words of its action: a message changes no ad. */
export interface ResultWords {
  changed: string
  refused: string
  willChange: string
  willNot: string
  /** Before the progress: «Меняем». */
  running: string
}

const CHANGE_WORDS: ResultWords = {
  changed: 'Изменено',
  refused: 'Не изменено',
  willChange: 'Изменится',
  willNot: 'Не изменится',
  running: 'Меняем',
}

const MESSAGE_WORDS: ResultWords = {
  changed: 'Написали',
  refused: 'Не написали',
  willChange: 'Напишем',
  willNot: 'Не напишем',
  running: 'Пишем',
}

export const resultWords = ({ action }: Pick<Batch, 'action'>): ResultWords =>
  action.type === 'message' ? MESSAGE_WORDS : CHANGE_WORDS

/** How a batch has ended: «Изменено: 120. Не изменено: 4.», of a message «Написали по объявлениям: 120. Не написали: 4.» */
export function resultText(batch: Pick<Batch, 'action' | 'counts'>): string {
  const { changed, refused } = resultWords(batch)
  const { counts } = batch
  const about = batch.action.type === 'message' ? ' по объявлениям' : ''
  return `${changed}${about}: ${formatNumber(counts.changed)}. ${refused}: ${formatNumber(counts.refused + counts.waiting)}.`
}

export const STATE_NAMES: Record<BatchState, string> = {
  checked: 'Проверено, не начато',
  waiting: 'Вот-вот начнётся',
  running: 'Выполняется',
  paused: 'Приостановлено',
  done: 'Готово',
  cancelled: 'Отменено',
}

/** Shorter than the sentences of single ads. */
const REFUSALS: Partial<Record<ErrorCode, string>> = {
  'ad.stale': 'изменилось с тех пор',
  'ad.not_found': 'удалено',
  'ad.incomplete': 'заполнено не до конца',
  'ad.owner_blocked': 'аккаунт владельца заблокирован',
  'ad.unconfirmed': 'владелец не подтвердил',
  'moderation.claimed': 'проверяет другой модератор',
  'moderation.own_ad': 'ваше объявление',
  'moderation.category_kind': 'транспорт, запчасти и услуги размещаются на разных условиях',
  'moderation.category_unfit': 'не подходит под форму этой категории',
  'moderation.revision_waits': 'есть неопубликованные правки владельца',
  'moderation.unchanged': 'уже так',
  'moderation.dates_illegal': 'срок вышел бы в прошлое или за 90 дней',
  'moderation.publication_illegal': 'дата публикации в будущем или раньше создания',
  'moderation.owner_unreachable': 'владелец не получает сообщений',
  'moderation.undo_impossible':
    'вместе с этим двигались деньги или правки владельца, или бесплатное место занято',
  'server.failed': 'не удалось, можно повторить',
}

/** Why a row was refused. */
export function refusalText(code: ErrorCode, stat: AdStat | null): string {
  if (code === 'ad.illegal_transition' && stat !== null) {
    return `не подходит состояние «${AD_STATS[stateOf(stat)].label}»`
  }
  return REFUSALS[code] ?? ERROR_TEXTS[code]
}

/** The refusals in one line: «131 – не подходит состояние «Снято»; 67 – проверяет другой модератор». */
export const refusalsText = ({ refusals }: Batch): string =>
  refusals
    .map(({ code, stat, count }) => `${formatNumber(count)} – ${refusalText(code, stat)}`)
    .join('; ')
