import { AppError } from '@trassa/contracts/app-error'
import type { Issue } from '@trassa/contracts/errors'
import { AD_TERMS } from '@trassa/machines/ad-lifecycle/ad-lifecycle.rules'

const issue = (field: string, msg: string): Issue => ({
  loc: ['body', field],
  msg,
  type: 'value_error',
})

/**
 * domain §3, setDates: published in the past, expires in the future, at most 90 days ahead.
 *
 * @throws AppError `request.invalid` with each mistake at its field.
 */
export function checkDates(dates: { publishedAt?: Date; expiresAt: Date }, now: Date): void {
  const issues: Issue[] = []
  if (dates.publishedAt && dates.publishedAt > now) {
    issues.push(issue('publishedAt', 'Дата публикации не может быть в будущем'))
  }
  const left = dates.expiresAt.getTime() - now.getTime()
  if (left <= 0) issues.push(issue('expiresAt', 'Срок должен заканчиваться в будущем'))
  if (left > AD_TERMS.datesAhead) issues.push(issue('expiresAt', 'Не больше 90 дней вперёд'))
  if (issues.length > 0) throw new AppError('request.invalid', { issues })
}
