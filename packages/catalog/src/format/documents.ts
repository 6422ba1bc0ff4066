import type { Act } from '@trassa/contracts/entities/invoice'
import { formatDate } from './dates.ts'
import { formatPrice } from './numbers.ts'

/** What a refund has made of an act (domain §5): `аннулирован 23 ноября`; `null` while it stands as it was made out. */
export function actNote({ correction }: Act, now: Date): string | null {
  if (!correction) return null
  const at = formatDate(correction.at, now)
  return correction.left === 0
    ? `аннулирован ${at}`
    : `сумма уменьшена до ${formatPrice(correction.left)} ${at}`
}
