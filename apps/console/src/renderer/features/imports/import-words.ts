import { countOf, formatNumber } from '@trassa/catalog/format/numbers'
import type { ListedStockImport } from '@trassa/contracts/entities/moderator/stock-import'
import type {
  STOCK_COLUMNS,
  StockImportState,
  StockRowState,
} from '@trassa/contracts/enumerations/stock-imports'

type Tone = 'go' | 'stop' | 'sign' | 'marking' | 'neutral'

export const IMPORT_STATES: Record<StockImportState, { name: string; tone: Tone }> = {
  read: { name: 'Файл прочитан', tone: 'neutral' },
  checked: { name: 'Проверен', tone: 'neutral' },
  running: { name: 'Идёт', tone: 'sign' },
  paused: { name: 'Приостановлен', tone: 'marking' },
  waiting: { name: 'Ждёт фотографий', tone: 'marking' },
  done: { name: 'Завершён', tone: 'go' },
  cancelled: { name: 'Остановлен', tone: 'neutral' },
}

export const ROW_STATES: Record<StockRowState, { name: string; tone: Tone }> = {
  refused: { name: 'Не вышло', tone: 'stop' },
  wrong: { name: 'Ошибка', tone: 'stop' },
  create: { name: 'Будет создано', tone: 'sign' },
  change: { name: 'Изменится', tone: 'marking' },
  same: { name: 'Без изменений', tone: 'neutral' },
  created: { name: 'Создано', tone: 'go' },
  changed: { name: 'Изменено', tone: 'go' },
}

/** The columns that are no fields of a form. */
export const COLUMN_NAMES: Record<(typeof STOCK_COLUMNS)[number], string> = {
  id: '№ поставщика',
  adType: 'Категория',
  price: 'Цена',
  description: 'Описание',
  photos: 'Фотографии: адреса или файлы',
  cityId: 'Город',
  address: 'Адрес',
  contactName: 'Как обращаться',
}

const ADS = ['объявление', 'объявления', 'объявлений'] as const
export const countAds = (count: number): string => countOf(count, ADS)

type Counted = Pick<ListedStockImport, 'counts' | 'total'>

/** What the start will do. */
export function willDo({ counts: { create, change } }: Counted): string {
  const parts = [
    create > 0 && `создадим ${countAds(create)}`,
    change > 0 && `изменим ${countAds(change)}`,
  ].filter((part) => part !== false)
  const text = parts.join(' и ')
  return text === '' ? 'Загружать нечего' : `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** What stays as it is, and why. */
export function willNot({ counts: { wrong, same } }: Counted): string {
  const parts = [
    wrong > 0 && `с ошибками – ${formatNumber(wrong)}, их пропустим`,
    same > 0 && `без изменений – ${formatNumber(same)}`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? '' : `Строки ${parts.join('; ')}.`
}

/** What has become of it. */
export function resultText({ counts }: Counted): string {
  const refused = counts.refused + counts.wrong
  return `Создано: ${formatNumber(counts.created)}. Изменено: ${formatNumber(counts.changed)}. Не загружено: ${formatNumber(refused)}.`
}

/** Rows that had their turn, and all that have one. */
export function progressOf({ counts }: Counted): { done: number; all: number } {
  const done = counts.created + counts.changed + counts.refused
  return { done, all: done + counts.create + counts.change }
}
