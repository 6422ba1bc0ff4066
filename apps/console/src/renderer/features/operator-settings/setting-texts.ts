import { formatDateTime } from '@trassa/catalog/format/dates'
import { BUILT_IN_REASONS } from '@trassa/catalog/moderation/reason-templates'
import type { ReasonSettingValue } from '@trassa/contracts/entities/moderator/operator-setting'
import type { ModerationReasonCode } from '@trassa/contracts/enumerations/moderation'
import { REASON_FIELD_KEYS, REASON_FIELDS } from '@trassa/contracts/enumerations/reason-fields'
import { LINKS_WITH_OWN_PAGE, type OutsideLinkId } from '@trassa/contracts/outside-links'

/** Whether the site has a page of its own where the link has no address. */
export const hasOwnPage = (id: OutsideLinkId): boolean =>
  LINKS_WITH_OWN_PAGE.some((each) => each === id)

/** A link without an address in words. */
export const emptyLinkText = (id: OutsideLinkId): string =>
  hasOwnPage(id) ? 'Страница сайта' : 'Ссылки на сайте нет'

/** A link's setting in words. @param fallback the server's own address, `''`: none */
export function linkText(id: OutsideLinkId, value: string | null, fallback: string): string {
  const address = value ?? fallback
  if (address === '') return emptyLinkText(id)
  return value === null ? `${address} (из настроек сервера)` : address
}

/** A reason's texts in words: the common one, then those of single fields. */
export function reasonSettingText({ text, isOffered, byField = {} }: ReasonSettingValue): string {
  const own = REASON_FIELD_KEYS.flatMap((field) =>
    byField[field] ? [`${REASON_FIELDS[field].nominative}: ${byField[field]}`] : [],
  )
  return [
    text === '' ? 'Без шаблона' : text,
    ...own,
    ...(isOffered ? [] : ['Не предлагается']),
  ].join('\n')
}

const LABELS = new Map(BUILT_IN_REASONS.map(({ code, label }) => [code, label]))

/** The order of reasons in words. */
export const orderText = (value: readonly ModerationReasonCode[] | null): string =>
  value === null ? 'Исходный порядок' : value.map((code) => LABELS.get(code) ?? code).join(', ')

/** Whether the site is closed, in words. */
export const maintenanceText = (
  value: { text: string; until: string } | null,
  now: Date,
): string =>
  value === null
    ? 'Сайт открыт'
    : `Сайт закрыт до ${formatDateTime(value.until, now)}\n${value.text}`
