import { exportAdsAsCsv, exportAdsAsXlsx } from '@trassa/contracts/calls/moderator/export'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../../platform/http/register-call.ts'
import type { ExportService } from './export.service.ts'

/** domain §9: export of what the table shows. */
export function registerAdsExport(app: FastifyInstance, service: ExportService): void {
  registerCall(app, exportAdsAsCsv, ({ body, ...asked }) => service.export('csv', body, asked))
  registerCall(app, exportAdsAsXlsx, ({ body, ...asked }) => service.export('xlsx', body, asked))
}
