import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/connect.ts'
import { ads } from '../../ads/public.ts'
import { promotionPeriods } from './promotion-periods.table.ts'

const until = (effect: 'highlight' | 'urgent' | 'vip') =>
  sql`max(${promotionPeriods.endsAt}) FILTER (WHERE ${promotionPeriods.effect} = ${effect})`

/**
 * Writes into `ads` until when lists show each effect of these ads; what stands still is not shown. Rows that would
 * stay as they are are not written, because a written row is read by every search index (decision 012).
 */
export async function projectPromotions(tx: Transaction, adIds: string[]): Promise<void> {
  await tx.execute(sql`
    UPDATE ${ads} SET highlighted_until = shown.highlight, urgent_until = shown.urgent, vip_until = shown.vip
    FROM (
      SELECT asked.id, ${until('highlight')} AS highlight, ${until('urgent')} AS urgent, ${until('vip')} AS vip
      FROM unnest(${sql.param(adIds)}::bigint[]) AS asked (id)
      LEFT JOIN ${promotionPeriods} ON ${promotionPeriods.adId} = asked.id
        AND ${promotionPeriods.stoppedAt} IS NULL
      GROUP BY asked.id
    ) shown
    WHERE ${ads.id} = shown.id
      AND (${ads.highlightedUntil}, ${ads.urgentUntil}, ${ads.vipUntil})
        IS DISTINCT FROM (shown.highlight, shown.urgent, shown.vip)`)
}
