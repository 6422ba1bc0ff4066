import { useMutation } from '@tanstack/react-query'
import type { AdRow } from '@trassa/contracts/entities/moderation'
import { Popover } from '@trassa/ui/overlays/popover'
import { type KeyboardEvent, useState } from 'react'
import { failureText } from '../../../lib/failure-text.ts'
import { maySetDates } from '../../../shared/decisions/allowed-actions.ts'
import { useDecisionOutbox } from '../../../shared/decisions/decision-outbox-context.ts'
import { DatesForm } from '../../../shared/decisions/forms/dates-form.tsx'
import { clearDrafts } from '../../../shared/decisions/take-back/restore-drafts.ts'
import { usePendingDecision } from '../../../shared/decisions/use-pending-decision.ts'
import { useDecisionBlock } from '../../../shared/keyboard/decision-block.ts'
import { KEYS } from '../../../shared/keyboard/key-bindings.ts'
import { useKeyBindings } from '../../../shared/keyboard/use-key-bindings.ts'
import { useMe } from '../../../shared/users/me-context.ts'
import type { GridCursor } from './grid-body.tsx'
import { cellId } from './grid-row.tsx'

interface CellEditorProps {
  row: AdRow
  columnId: string
  cell: GridCursor
}

/**
 * What F2 opens at the cell that the keyboard stands on: of the expiry date, where the lifecycle lets it be changed. Needs
 * a reason, and is held before it is sent, as from the pane of the ad.
 */
export function CellEditor({ row, columnId, cell }: CellEditorProps) {
  const [me, outbox] = [useMe(), useDecisionOutbox()]
  const [isOpen, setOpen] = useState(false)
  const isPending = usePendingDecision(row.id) !== undefined
  const sending = useMutation({
    mutationFn: (dates: { expiresAt: string; reason: string }) => {
      const change = { type: 'dates' as const, ...dates }
      return outbox
        .send({ adId: row.id, version: row.version, title: row.title, change })
        .then(() => clearDrafts(row.id, change))
    },
    onSuccess: () => setOpen(false),
  })
  const may = columnId === 'expiresAt' && maySetDates(row, me, new Date())
  useKeyBindings({ editCell: may && (() => setOpen(true)) })
  useDecisionBlock(isOpen)
  return (
    // Also there while it is closed: a removed popover gives no focus back.
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      title="Срок публикации"
      anchor={() => document.getElementById(cellId(cell.row, cell.column))}
      finalFocus={() => document.querySelector<HTMLElement>('[role=grid]')}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears of the form's fields */}
      <div
        onKeyDown={(event) => {
          if (!isSubmit(event)) return
          event.preventDefault()
          event.currentTarget.querySelector('form')?.requestSubmit()
        }}
      >
        <DatesForm
          ad={row}
          busy={sending.isPending || isPending}
          onSubmit={(dates) => sending.mutate(dates)}
          onCancel={() => setOpen(false)}
        />
      </div>
      {sending.error && (
        <p role="alert" className="mt-2 text-caption text-stop-text">
          {failureText(sending.error)}
        </p>
      )}
    </Popover>
  )
}

/** The key that sends a form. The console's own bindings do not act in a dialog, which a popover is. */
const isSubmit = ({ ctrlKey, code }: KeyboardEvent) =>
  ctrlKey && KEYS.submit.code.some((each) => each === code)
