import { moscowDay } from '@trassa/catalog/format/dates'
import type { AnsweredFile } from '@trassa/contracts/call'
import type { AuditEvent } from '@trassa/contracts/enumerations/moderation'
import { normalizePhone } from '@trassa/contracts/phone'
import type { Database } from '../../../platform/database/connect.ts'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { limitRate } from '../../../platform/rate-limit/rate-limit.ts'
import { csvStreamOf, xlsxOf } from '../../../platform/spreadsheet/sheet.ts'
import { insertAuditRows } from '../../audit/public.ts'
import { logPhoneFilter } from '../users/look-up.ts'
import { exportColumns } from './export-columns.ts'
import { type AskedExport, readExportIds, readPortions } from './read-export.ts'
import { readShownPhones } from './shown-phones.repository.ts'

const EXPORTED: AuditEvent = 'ads.exported'

/** For each of the staff. */
const EXPORTS_PER_HOUR = 20
const HOUR = 3600

/** As long as a session of the staff (domain §2): a phone that was shown before is masked again. */
const PHONES_MS = 12 * HOUR * 1000

type Format = 'csv' | 'xlsx'

export type ExportService = ReturnType<typeof createExportService>

/** The table as a file (domain §9, decision 148). */
export function createExportService({ db, now }: { db: Database; now: () => Date }) {
  return {
    export: async (
      format: Format,
      asked: AskedExport,
      context: RequestContext,
    ): Promise<AnsweredFile> => {
      const { visitor, trace } = context
      const key = `ads-export:${visitor.userId}`
      const code = 'moderation.exports_spent'
      const columns = exportColumns(asked.columns, asked.filter.adType)
      await limitRate(db, { key, hits: EXPORTS_PER_HOUR, seconds: HOUR, code })
      if (!asked.only) await logPhoneFilter(db, asked.filter, context)
      const viewed = { viewerId: visitor.userId, now: now() }
      const ids = await readExportIds(db, asked, viewed)
      const phones = asked.columns.includes('phone')
        ? await readShownPhones(db, visitor.userId, new Date(viewed.now.getTime() - PHONES_MS))
        : new Map<string, string>()
      const after = auditOf(format, asked, ids.length)
      await insertAuditRows(db, [{ actorId: visitor.userId, event: EXPORTED, after, ...trace }])
      const rows = readPortions(db, { ids, filter: asked.filter, columns, phones, ...viewed })
      const name = `Объявления ${moscowDay(viewed.now)}.${format}`
      return {
        name,
        bytes: format === 'csv' ? csvStreamOf(columns, rows) : xlsxOf('Объявления', columns, rows),
      }
    },
  }
}

/** What the history says of an export; a phone that was looked for is not stored, as with look-ups. */
function auditOf(format: Format, { filter, only, except, ...shown }: AskedExport, rows: number) {
  const { phone, q, ...rest } = filter
  const isPhone = normalizePhone(q ?? '') !== null
  return {
    ...shown,
    format,
    rows,
    filter: {
      ...rest,
      ...(q !== undefined && { q: isPhone ? '…' : q }),
      ...(phone !== undefined && { phone: '…' }),
    },
    ...(only && { only: only.length }),
    ...(except?.length && { except: except.length }),
  }
}
