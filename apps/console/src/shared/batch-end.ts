import { formatNumber } from '@trassa/catalog/format/numbers'
import type { BatchEnd } from '@trassa/contracts/entities/moderator/staff-event'

/** What became of the ads of a batch: «Получилось: 8 214. Не получилось: 198.»; of a cancelled one also «Не дошло: 500.» */
export function batchEndText({ changed, failed, left }: BatchEnd): string {
  const text = `Получилось: ${formatNumber(changed)}. Не получилось: ${formatNumber(failed)}.`
  return left > 0 ? `${text} Не дошло, осталось как было: ${formatNumber(left)}.` : text
}
