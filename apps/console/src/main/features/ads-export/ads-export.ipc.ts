import { join } from 'node:path'
import { moscowDay } from '@trassa/catalog/format/dates'
import { AppError } from '@trassa/contracts/app-error'
import { adExportSchema } from '@trassa/contracts/calls/moderator/export'
import { app } from 'electron'
import type { ExportFormat } from '../../../shared/ads-export.ts'
import type { Account } from '../../../shared/outbox.ts'
import { steadyNow } from '../../../shared/steady-clock.ts'
import { chooseSavePath } from '../../lib/choose-save-path.ts'
import { registerIpc } from '../../lib/register-ipc.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { isSameAccount, type SessionAccount } from '../session/session.account.ts'
import { saveExport } from './save-export.ts'

/** How often a window learns how much has come. */
const PROGRESS_MS = 250

const FILTERS: Record<ExportFormat, string> = { xlsx: 'Книга Excel', csv: 'Таблица CSV' }

interface AdsExportOptions {
  gateway: Pick<Gateway, 'reachOf'>
  account: SessionAccount
  hasSession: () => boolean
}

/**
 * The ads table as a file: main asks for it and writes it, the renderer learns how far it is. It belongs to the person
 * who asked for it and ends with their session.
 */
export function registerAdsExportIpc({ gateway, account, hasSession }: AdsExportOptions): void {
  const running = new Map<string, { controller: AbortController; owner: Account | null }>()

  account.subscribe(() => {
    const present = account.current()
    for (const { controller, owner } of running.values()) {
      // The account of a token that was renewed is unknown until the gateway has answered.
      if (present ? !isSameAccount(present, owner) : !hasSession()) controller.abort()
    }
  })

  registerIpc('export.save', async ({ id, format, body }, sender) => {
    if (!adExportSchema.safeParse(body).success) throw new Error('export.save: a wrong body')
    const [controller, owner] = [new AbortController(), account.current()]
    running.set(id, { controller, owner })
    const abort = () => controller.abort()
    sender.once('destroyed', abort)
    try {
      return await saveExport(
        { format, body },
        {
          reach() {
            if (owner === null) throw new AppError('session.missing')
            return gateway.reachOf(owner, Number.POSITIVE_INFINITY)
          },
          choosePath: () =>
            chooseSavePath(join(app.getPath('downloads'), nameOf(format)), {
              name: FILTERS[format],
              extensions: [format],
            }),
          onProgress: everyMs(PROGRESS_MS, (bytes) => {
            if (!sender.isDestroyed()) sender.send('export.progress', { id, bytes })
          }),
          signal: controller.signal,
        },
      )
    } finally {
      running.delete(id)
      if (!sender.isDestroyed()) sender.removeListener('destroyed', abort)
    }
  })
  registerIpc('export.cancel', (id) => {
    running.get(id)?.controller.abort()
    return undefined
  })
}

const nameOf = (format: ExportFormat) => `Объявления ${moscowDay(new Date())}.${format}`

/** Calls `tell` at most once in `ms`; what comes meanwhile is out of date by the next call. */
function everyMs(ms: number, tell: (bytes: number) => void) {
  let toldAt = 0
  return (bytes: number) => {
    if (steadyNow() - toldAt < ms) return
    toldAt = steadyNow()
    tell(bytes)
  }
}
