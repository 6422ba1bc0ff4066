import { formatNumber } from '@trassa/catalog/format/numbers'
import type { BatchEnd } from '@trassa/contracts/entities/staff-event'

/** What became of the ads of a batch: «Получилось: 8 214. Не получилось: 198.» */
export const batchEndText = ({ changed, failed }: BatchEnd): string =>
  `Получилось: ${formatNumber(changed)}. Не получилось: ${formatNumber(failed)}.`
