import { actNote } from '@trassa/catalog/format/documents'
import { fillPath } from '@trassa/contracts/call'
import { actPdf, invoicePdf } from '@trassa/contracts/calls/invoices'
import type { Order } from '@trassa/contracts/entities/order'
import { Link } from '@trassa/ui/actions/link'

/** Where an invoice is downloaded. */
export const invoiceFileHref = (id: string): string =>
  `/gateway${fillPath(invoicePdf.path, { id })}`

/** Where the act of an invoice is downloaded. */
export const actFileHref = (id: string): string => `/gateway${fillPath(actPdf.path, { id })}`

/** The documents of an order that was paid, or is to be paid, by transfer; nothing for others. */
export function DocumentLinks({ order: { invoice, act } }: { order: Order }) {
  if (!invoice) return null
  const note = act && actNote(act, new Date())
  return (
    <p className="flex flex-wrap gap-x-4 text-caption">
      <Link className="touch-target py-1" href={invoiceFileHref(invoice.id)} download>
        Счёт № {invoice.number}
      </Link>
      {act && (
        <span className="touch-target py-1">
          <Link href={actFileHref(invoice.id)} download>
            Акт № {act.number}
          </Link>
          {note && `, ${note}`}
        </span>
      )}
    </p>
  )
}
