import { moscowDay } from '@trassa/catalog/format/dates'
import { AppError } from '@trassa/contracts/app-error'
import type { Issue } from '@trassa/contracts/errors'
import { AD_TERMS } from '@trassa/machines/ad-lifecycle/ad-lifecycle.rules'

/** domain §3, setDates: an ad expires in the future, at most 90 days ahead. */
export function isExpiryAllowed(expiresAt: Date, now: Date): boolean {
  const left = expiresAt.getTime() - now.getTime()
  return left > 0 && left <= AD_TERMS.datesAhead
}

/** domain §3, setDates: an ad is published in the past, on the day in Moscow on which it was created or later. */
export const isPublicationAllowed = (
  publishedAt: Date,
  { createdAt }: { createdAt: Date },
  now: Date,
): boolean => publishedAt <= now && moscowDay(publishedAt) >= moscowDay(createdAt)

const issue = (field: string, msg: string): Issue => ({
  loc: ['body', field],
  msg,
  type: 'value_error',
})

/** @throws AppError `request.invalid` with each mistake in the dates at its field. */
export function checkDates(
  ad: { createdAt: Date },
  { publishedAt, expiresAt }: { publishedAt?: Date; expiresAt: Date },
  now: Date,
): void {
  const issues: Issue[] = []
  if (publishedAt && !isPublicationAllowed(publishedAt, ad, now)) {
    const msg =
      publishedAt > now
        ? 'Дата публикации не может быть в будущем'
        : 'Объявление тогда ещё не было создано. Выберите день не раньше дня создания'
    issues.push(issue('publishedAt', msg))
  }
  if (!isExpiryAllowed(expiresAt, now)) {
    const msg =
      expiresAt <= now ? 'Срок должен заканчиваться в будущем' : 'Не больше 90 дней вперёд'
    issues.push(issue('expiresAt', msg))
  }
  if (issues.length > 0) throw new AppError('request.invalid', { issues })
}
