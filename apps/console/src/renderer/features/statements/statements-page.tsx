import { countOf } from '@trassa/catalog/format/numbers'
import type { StatementRow } from '@trassa/contracts/entities/invoice'
import { Button } from '@trassa/ui/actions/button'
import { type DragEvent, useRef, useState } from 'react'
import { failureText } from '../../lib/failure-text.ts'
import { type Opened, StatementPane } from './statement-pane.tsx'
import { StatementTable } from './statement-table.tsx'
import { mistakeOf, useStatement } from './use-statement.ts'

const PAYMENT_FORMS = ['платёж', 'платежа', 'платежей'] as const

/**
 * A bank's statement pays invoices (domain §5): first it is shown what each payment would do. The same file may be
 * applied again at any time.
 */
export function StatementsPage() {
  const input = useRef<HTMLInputElement>(null)
  const { shown, sending, markBooked } = useStatement()
  const [opened, setOpened] = useState<Opened | null>(null)
  const { error, isPending, variables } = sending
  const paying = shown?.rows.filter(({ outcome }) => outcome === 'paid').length ?? 0
  function check(file: File | undefined) {
    if (!file) return
    setOpened(null)
    sending.mutate({ file, apply: false })
  }

  function open(row: StatementRow, surplus: boolean) {
    if (row.invoice) setOpened({ kind: 'order', id: row.invoice.orderId, row, surplus })
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    if (!isPending) check(event.dataTransfer.files[0])
  }

  return (
    <div className="flex h-full min-w-0">
      <section
        aria-label="Выписка банка"
        className="flex h-full min-w-0 flex-1 flex-col gap-4 p-4"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <h1 className="font-bold text-heading">Выписка банка</h1>
        <p className="max-w-180 text-text-muted">
          Файл в формате 1CClientBankExchange. Выберите его или перетащите сюда: сначала покажем,
          какие счета он оплачивает. Один и тот же платёж дважды не учитывается.
        </p>
        <input
          ref={input}
          type="file"
          accept=".txt,text/plain"
          aria-label="Файл выписки"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            check(event.target.files?.[0])
            // The same file may be chosen again.
            event.target.value = ''
          }}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant={shown ? 'secondary' : 'primary'}
            loading={isPending && !variables?.apply}
            onClick={() => input.current?.click()}
          >
            {shown ? 'Выбрать другой файл' : 'Выбрать файл'}
          </Button>
          {shown && !shown.applied && paying > 0 && (
            <Button
              loading={isPending && variables?.apply === true}
              onClick={() => sending.mutate({ file: shown.file, apply: true })}
            >
              Учесть {countOf(paying, PAYMENT_FORMS)}
            </Button>
          )}
          {shown && (
            <p role="status">
              {shown.applied
                ? `Учтено: ${countOf(paying, PAYMENT_FORMS)}.`
                : `В файле ${countOf(shown.rows.length, PAYMENT_FORMS)}, ${paying === 0 ? 'счетов они не оплачивают' : `счета оплачивают ${paying}`}.`}
            </p>
          )}
        </div>
        {error && (
          <p role="alert" className="text-stop-text">
            {mistakeOf(error) ?? failureText(error)}
          </p>
        )}
        {shown && shown.rows.length > 0 && <StatementTable rows={shown.rows} onOpen={open} />}
      </section>
      {opened && <StatementPane opened={opened} onOpen={setOpened} onBooked={markBooked} />}
    </div>
  )
}
