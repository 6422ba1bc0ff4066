import type { CallArguments } from '@trassa/contracts/call'
import type { exportAdsAsCsv } from '@trassa/contracts/calls/moderator/export'
import { type ToastOptions, useToast } from '@trassa/ui/feedback/toast'
import type { ExportFormat } from '../../../../shared/ads-export.ts'
import type { SaveResult } from '../../../../shared/document.ts'
import { useBridge } from '../../../lib/bridge-context.ts'
import { failureText } from '../../../lib/failure-text.ts'
import { toError } from '../../../lib/ipc-client.ts'
import { createAccountStore, useStore } from '../../../lib/store.ts'

export type ExportBody = CallArguments<typeof exportAdsAsCsv, 'input'>['body']

/** The export that this window waits for; it goes on while other pages are open. */
const running = createAccountStore<{ id: string; bytes: number } | null>(null)

type Result = { text: string; tone: ToastOptions['tone'] }

function resultOf(result: SaveResult): Result | null {
  switch (result.outcome) {
    case 'saved':
      return { text: 'Файл сохранён', tone: 'success' }
    case 'cancelled':
      return null
    case 'unwritable':
      return { text: 'Сюда сохранить не удалось. Выберите другую папку', tone: 'failure' }
    case 'failed':
      return { text: failureText(toError(result.failure)), tone: 'failure' }
  }
}

/** The table as a file: one export at a time, with how much of it has come. */
export function useExport() {
  const [bridge, toast] = [useBridge(), useToast()]
  const current = useStore(running)

  async function save(format: ExportFormat, body: ExportBody) {
    if (running.read()) return
    const id = crypto.randomUUID()
    running.write({ id, bytes: 0 })
    const stop = bridge.on('export.progress', (progress) => {
      if (progress.id === id && running.read()?.id === id) running.write(progress)
    })
    try {
      const result = resultOf(await bridge.saveExport({ id, format, body }))
      if (result) toast(result.text, { tone: result.tone })
    } catch (error) {
      toast(failureText(error), { tone: 'failure' })
    } finally {
      stop()
      if (running.read()?.id === id) running.write(null)
    }
  }
  return {
    /** `null` while nothing is exported. */
    running: current,
    save: (format: ExportFormat, body: ExportBody) => void save(format, body),
    cancel: () => void (current && bridge.cancelExport(current.id)),
  }
}
