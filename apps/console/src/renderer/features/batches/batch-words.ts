import { formatDate } from '@trassa/catalog/format/dates'
import { countOf, formatNumber } from '@trassa/catalog/format/numbers'
import type { Batch, BatchAction } from '@trassa/contracts/entities/batch'
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
  stat: ({ stat }) =>
    STAT_WORDS[stat] ?? { name: 'Изменить состояние', will: 'Изменим состояние у' },
  expiry: ({ expiresAt }) => {
    const until = formatDate(expiresAt, new Date())
    return { name: `Срок до ${until}`, will: `Поставим срок до ${until}:` }
  },
  shiftExpiry: ({ days: by }) => {
    const shift = `на ${days(by)} ${by > 0 ? 'позже' : 'раньше'}`
    return { name: `Сдвинуть срок ${shift}`, will: `Сдвинем срок ${shift}:` }
  },
  city: (_, cityName) => ({ name: `Город: ${cityName}`, will: `Исправим город на «${cityName}»:` }),
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
  if (batch.kind === 'undo') return `Вернуть как было: ${name.toLowerCase()}`
  return batch.kind === 'retry' ? `${name}, повтор` : name
}

/** What its start will do: «Поднимем 8 214 объявлений». */
export function willDo(batch: Batch): string {
  const { counts, action, owners, kind } = batch
  if (counts.waiting === 0) return 'Менять нечего: ни одно объявление не подходит'
  if (kind === 'undo') return `Вернём как было ${countAds(counts.waiting)}`
  if (action.type === 'message') {
    const to = countOf(owners, ['владельцу', 'владельцам', 'владельцам'])
    return `Напишем ${to}, у них ${countAds(counts.waiting)}`
  }
  return `${wordsOf(batch).will} ${countAds(counts.waiting)}`
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
  'moderation.unchanged': 'уже так',
  'moderation.dates_illegal': 'срок вышел бы в прошлое или за 90 дней',
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
