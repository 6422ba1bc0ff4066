import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/connect.ts'

/**
 * The tables that a refused call must not change. Counters of attempts are left out, because they count
 * refusals; so are rows of the audit that record refusals: look-ups of users without a result (domain §9) and
 * wrong codes of a second factor (domain §2).
 */
const TABLES = [
  'users',
  'pending_emails',
  'second_factors',
  'recovery_codes',
  'ads',
  'photos',
  "(SELECT * FROM audit_rows WHERE event NOT IN ('user.lookedUp', 'secondFactor.failed'))",
  'phone_reveals',
  'complaints',
  'favorites',
  'saved_searches',
  'mailing_ads',
  'mailing_queue',
  'feeds',
  'feed_runs',
  'feed_items',
  'stock_imports',
  'stock_import_rows',
  'stock_ads',
  'stock_mappings',
  'ad_activity',
  'price_changes',
  'dismissed_pairs',
  'moderation_claims',
  'moderation_batches',
  'moderation_batch_rows',
  'moderator_views',
  'ad_confirmations',
  'ad_reminders',
  'idempotency_keys',
  'dev_mailbox_messages',
  'messages',
  'telegram_links',
  'telegram_chats',
  'orders',
  'order_lines',
  'payments',
  'refunds',
  'bank_transfers',
  'invoices',
  'acts',
  'invoice_requisites',
  'document_series',
  'ledger',
  'packages',
  'package_units',
  'promotions',
  'promotion_periods',
  'prices',
  'operator_settings',
]

/** Equal fingerprints: no row of the main tables was added, removed or changed. Views are written later and left out. */
export async function fingerprint(db: Database): Promise<string> {
  const parts = TABLES.map((table) => {
    const hashes = sql`hashtextextended((to_jsonb(t) - 'views')::text, 0)`
    const rows = sql`SELECT count(*) || ':' || coalesce(sum(${hashes}), 0) FROM ${sql.raw(table)} t`
    return sql`(${rows})`
  })
  const { rows } = await db.execute<{ print: string }>(
    sql`SELECT concat_ws(' ', ${sql.join(parts, sql`, `)}) AS print`,
  )
  return rows[0]?.print ?? ''
}
