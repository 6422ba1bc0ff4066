import { join } from 'node:path'
import { moscowDay } from '@trassa/catalog/format/dates'
import { adExportSchema } from '@trassa/contracts/calls/moderator/export'
import { app } from 'electron'
import type { ExportFormat } from '../../../shared/ads-export.ts'
import { broadcast } from '../../lib/broadcast.ts'
import { chooseSavePath } from '../../lib/choose-save-path.ts'
import { registerIpc } from '../../lib/register-ipc.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { saveExport } from './save-export.ts'

/** A hundred thousand ads over a bad line. */
const PATIENCE_MS = 30 * 60_000

const FILTERS: Record<ExportFormat, string> = { xlsx: 'Книга Excel', csv: 'Таблица CSV' }

/** The ads table as a file: main asks for it and writes it, the renderer learns how far it is. */
export function registerAdsExportIpc(gateway: Pick<Gateway, 'reach'>): void {
  const running = new Map<string, AbortController>()

  registerIpc('export.save', async ({ id, format, body }, sender) => {
    if (!adExportSchema.safeParse(body).success) throw new Error('export.save: a wrong body')
    const controller = new AbortController()
    running.set(id, controller)
    const abort = () => controller.abort()
    sender.once('destroyed', abort)
    try {
      return await saveExport(
        { format, body },
        {
          reach: gateway.reach(PATIENCE_MS),
          choosePath: () =>
            chooseSavePath(join(app.getPath('downloads'), nameOf(format)), {
              name: FILTERS[format],
              extensions: [format],
            }),
          onProgress: (bytes) => broadcast('export.progress', { id, bytes }),
          signal: controller.signal,
        },
      )
    } finally {
      running.delete(id)
      sender.removeListener('destroyed', abort)
    }
  })
  registerIpc('export.cancel', (id) => {
    running.get(id)?.abort()
    return undefined
  })
}

const nameOf = (format: ExportFormat) => `Объявления ${moscowDay(new Date())}.${format}`
