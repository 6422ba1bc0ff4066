import * as calls from '@trassa/contracts/calls/moderator/stock-imports'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { StockImportsService } from './stock-imports.service.ts'

/** domain §9: a dealer's stock by file, imported by moderators. */
export function registerStockImports(app: FastifyInstance, imports: StockImportsService): void {
  registerCall(app, calls.createStockImport, ({ body, ...context }) =>
    imports.create(body, context),
  )
  registerCall(app, calls.mapStockImport, ({ params, body, ...context }) =>
    imports.map(params.id, body, context),
  )
  registerCall(app, calls.steerStockImport, ({ params, body, ...context }) =>
    imports.steer(params.id, body, context),
  )
  registerCall(app, calls.readStockImport, ({ params, visitor }) =>
    imports.read(params.id, visitor),
  )
  registerCall(app, calls.readStockProgress, ({ params, visitor }) =>
    imports.progress(params.id, visitor),
  )
  registerCall(app, calls.listStockImports, ({ visitor }) => imports.list(visitor))
  registerCall(app, calls.listStockRows, ({ params, query, visitor }) =>
    imports.rows(params.id, query, visitor),
  )
  registerCall(app, calls.listStockPhotos, ({ params, query, visitor }) =>
    imports.photoFiles.list(params.id, query, visitor),
  )
  registerCall(app, calls.giveStockPhoto, ({ params, body, ...context }) =>
    imports.photoFiles.give(params.id, body, context),
  )
  registerCall(app, calls.stockMistakesFile, ({ params, ...context }) =>
    imports.mistakes(params.id, context),
  )
}
