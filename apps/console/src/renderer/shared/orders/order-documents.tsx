import { formatDate } from '@trassa/catalog/format/dates'
import { actNote } from '@trassa/catalog/format/documents'
import type { StaffOrder } from '@trassa/contracts/entities/moderator/staff-order'
import { useNow } from '../../lib/use-now.ts'
import { SaveButton } from '../documents/save-button.tsx'

const MINUTE_MS = 60_000

/** The papers of an order that is paid by transfer, as an accountant asks for them; each is saved at a click. */
export function OrderDocuments({ order: { invoice, act } }: { order: StaffOrder }) {
  const now = useNow(MINUTE_MS)
  if (!invoice) return null
  const note = act && actNote(act, now)
  return (
    <div className="grid justify-items-start gap-1 pt-1">
      <SaveButton title="Сохранить PDF" document={{ kind: 'invoice', id: invoice.id }}>
        Счёт № {invoice.number} от {formatDate(invoice.issuedAt, now)}
      </SaveButton>
      {act && (
        <SaveButton title="Сохранить PDF" document={{ kind: 'act', id: invoice.id }}>
          Акт № {act.number} от {formatDate(act.issuedAt, now)}
          {note && `, ${note}`}
        </SaveButton>
      )}
    </div>
  )
}
