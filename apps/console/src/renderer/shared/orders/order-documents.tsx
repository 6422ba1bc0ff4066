import { useMutation } from '@tanstack/react-query'
import { formatDate } from '@trassa/catalog/format/dates'
import { actNote } from '@trassa/catalog/format/documents'
import type { StaffOrder } from '@trassa/contracts/entities/staff-order'
import { useToast } from '@trassa/ui/feedback/toast'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DocumentRequest } from '../../../shared/document.ts'
import { useBridge } from '../../lib/bridge-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { toError } from '../../lib/ipc-client.ts'
import { useNow } from '../../lib/use-now.ts'

const MINUTE_MS = 60_000
const UNWRITABLE = 'Сюда сохранить не удалось. Выберите другую папку.'

/** The papers of an order that is paid by transfer, as an accountant asks for them; each is saved at a click. */
export function OrderDocuments({ order: { invoice, act } }: { order: StaffOrder }) {
  const now = useNow(MINUTE_MS)
  if (!invoice) return null
  const note = act && actNote(act, now)
  return (
    <div className="grid justify-items-start gap-1 pt-1">
      <SaveButton document={{ kind: 'invoice', id: invoice.id }}>
        Счёт № {invoice.number} от {formatDate(invoice.issuedAt, now)}
      </SaveButton>
      {act && (
        <SaveButton document={{ kind: 'act', id: invoice.id }}>
          Акт № {act.number} от {formatDate(act.issuedAt, now)}
          {note && `, ${note}`}
        </SaveButton>
      )}
    </div>
  )
}

interface SaveButtonProps {
  document: DocumentRequest
  children: ReactNode
}

function SaveButton({ document, children }: SaveButtonProps) {
  const [bridge, toast] = [useBridge(), useToast()]
  const saving = useMutation({
    mutationFn: () => bridge.saveDocument(document),
    onSuccess: (result) => {
      if (result.outcome === 'saved') toast('Документ сохранён', { tone: 'success' })
      if (result.outcome === 'unwritable') toast(UNWRITABLE, { tone: 'failure' })
      if (result.outcome === 'failed')
        toast(failureText(toError(result.failure)), { tone: 'failure' })
    },
  })
  return (
    <button
      type="button"
      title="Сохранить PDF"
      aria-busy={saving.isPending}
      className="flex items-baseline gap-1.5 text-left text-sign-text underline-offset-2 hover:underline"
      onClick={() => !saving.isPending && saving.mutate()}
    >
      <Download aria-hidden="true" className="size-3.5 shrink-0 self-center" />
      <span>{children}</span>
    </button>
  )
}
