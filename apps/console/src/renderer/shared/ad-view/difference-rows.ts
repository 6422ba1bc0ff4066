import { formOf } from '@trassa/catalog/ad-types/form-of'
import { fieldOf } from '@trassa/catalog/engine/definition-fields'
import { valueText } from '@trassa/catalog/engine/text/value-text'
import { formatDateTime } from '@trassa/catalog/format/dates'
import { priceLabel } from '@trassa/catalog/format/price-label'
import { subtypeOfAdType } from '@trassa/catalog/taxonomy/subtypes'
import type { Fields } from '@trassa/contracts/entities/ad'
import type {
  ContentDifference,
  ContentPart,
} from '@trassa/contracts/entities/moderator/content-difference'
import type { AdChanges } from '@trassa/contracts/entities/moderator/evidence'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import type { AdType } from '@trassa/contracts/enumerations/ads'

export interface DifferenceRow {
  key: string
  label: string
  /** `null`: there was nothing. */
  before: string | null
  /** `null`: it is cleared. */
  after: string | null
}

interface Content {
  /** The category whose form the fields are of, where it is not the ad's. */
  adType?: AdType | undefined
  fields: Fields
  /** The words for the dictionary ids among the fields. */
  names: Record<string, string>
}

/** These fields before and after, in words: each side's by its own form, in the order of the newer one. */
export function differenceRows(
  adType: AdType,
  keys: ReadonlySet<string>,
  { before, after }: { before: Content; after: Content },
): DifferenceRow[] {
  const forms = [after, before].map((side) => formOf(side.adType ?? adType))
  const ordered = new Set(forms.flatMap(({ fields }) => fields.map(({ key }) => key)))
  return [...ordered].flatMap((key) => {
    const [newer, older] = forms.map((form) => fieldOf(form, key))
    const label = (newer ?? older)?.label
    if (!label || !keys.has(key)) return []
    const textOf = (field: typeof newer, { fields, names }: Content) =>
      (field && valueText(field, fields, names)) ?? null
    return [{ key, label, before: textOf(older, before), after: textOf(newer, after) }]
  })
}

/** A changed category. */
function categoryRows({ before, after }: ContentDifference): DifferenceRow[] {
  if (before.adType === after.adType) return []
  const nameOf = ({ adType }: ContentPart) => (adType && subtypeOfAdType(adType)?.name) ?? null
  return [{ key: 'adType', label: 'Категория', before: nameOf(before), after: nameOf(after) }]
}

const dateLabel = (at: string | null | undefined) => (at ? formatDateTime(at, new Date()) : null)

/** What an ad's content has beside the fields of its form, in the order in which it is shown. */
const VALUES = {
  price: { label: 'Цена', text: ({ price }) => (price === undefined ? null : priceLabel(price)) },
  cityName: { label: 'Город', text: ({ cityName }) => cityName ?? null },
  contactName: { label: 'Имя', text: ({ contactName }) => contactName || null },
  address: { label: 'Адрес', text: ({ address }) => address || null },
  description: { label: 'Описание', text: ({ description }) => description || null },
  publishedAt: { label: 'Дата публикации', text: ({ publishedAt }) => dateLabel(publishedAt) },
  expiresAt: { label: 'Срок публикации', text: ({ expiresAt }) => dateLabel(expiresAt) },
} as const satisfies Record<
  keyof Required<Omit<ContentPart, 'adType' | 'fields' | 'names'>>,
  { label: string; text: (part: ContentPart) => string | null }
>

/** The fields of reasons for what has another key here. */
const FIELDS: Partial<Record<keyof typeof VALUES, string>> = { cityName: 'cityId' }

/** The key of the row of photographs. */
export const PHOTOS = 'photos'

/** Photographs in another order, of which none was added or removed. */
const REORDERED: DifferenceRow = {
  key: PHOTOS,
  label: 'Фотографии',
  before: null,
  after: 'изменён порядок',
}

/** The content of an ad since a moderator asked for a fix: `contentRows` and the order of the photographs. */
export function changedRows(adType: AdType, changes: AdChanges): DifferenceRow[] {
  const rows = contentRows(adType, changes)
  const isReordered = changes.gallery !== null && rows.every(({ key }) => key !== PHOTOS)
  return isReordered ? [...rows, REORDERED] : rows
}

function photoRows({ photos: { added, removed } }: ContentDifference): DifferenceRow[] {
  if (added.length + removed.length === 0) return []
  const count = (name: string, ids: readonly string[]) =>
    ids.length > 0 ? `${name}: ${ids.length}` : null
  const [before, after] = [count('убрано', removed), count('добавлено', added)]
  return [{ key: PHOTOS, label: 'Фотографии', before, after }]
}

/** Everything that differs between two moments of an ad, in words: category, price and fields first, texts and photographs last. */
export function contentRows(adType: AdType, difference: ContentDifference): DifferenceRow[] {
  const { before, after } = difference
  const rowsOf = (keys: readonly (keyof typeof VALUES)[]) =>
    keys.flatMap((key) => {
      if (!(key in before || key in after)) return []
      const { label, text } = VALUES[key]
      return [{ key: FIELDS[key] ?? key, label, before: text(before), after: text(after) }]
    })
  const keys = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])
  const [first, ...others] = Object.keys(VALUES) as [keyof typeof VALUES]
  return [
    ...categoryRows(difference),
    ...rowsOf([first]),
    ...differenceRows(adType, keys, { before, after }),
    ...rowsOf(others),
    ...photoRows(difference),
  ]
}

/** domain §3, 1→1: the fields that an edit of a live ad would change. */
export function proposalRows(ad: ModeratedAd): DifferenceRow[] {
  const { proposed } = ad
  if (!proposed) return []
  const keys = new Set(Object.keys(proposed.fields))
  return differenceRows(ad.adType, keys, { before: ad, after: proposed })
}
