import { useMutation } from '@tanstack/react-query'
import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import type { Profile } from '@trassa/contracts/entities/user'
import { Popover } from '@trassa/ui/overlays/popover'
import { type ReactNode, type Ref, useImperativeHandle, useState } from 'react'
import { failureText } from '../../../lib/failure-text.ts'
import { useStore } from '../../../lib/store.ts'
import { maySetDates } from '../../../shared/decisions/allowed-actions.ts'
import type { DecisionChange } from '../../../shared/decisions/decision.ts'
import { useDecisionOutbox } from '../../../shared/decisions/decision-outbox-context.ts'
import { DatesForm } from '../../../shared/decisions/forms/dates-form.tsx'
import { clearDrafts } from '../../../shared/decisions/take-back/restore-drafts.ts'
import { unreadAds } from '../../../shared/decisions/unread-ads.ts'
import { usePendingDecision } from '../../../shared/decisions/use-pending-decision.ts'
import { useDecisionBlock } from '../../../shared/keyboard/decision-block.ts'
import { useKeyBindings } from '../../../shared/keyboard/use-key-bindings.ts'
import { useMe } from '../../../shared/users/me-context.ts'
import { gridElement } from '../grid/focus-grid.ts'
import type { GridCursor } from '../grid/grid-body.tsx'
import { cellId } from '../grid/grid-row.tsx'
import type { EditorProps } from './editor-props.ts'
import { statChoices } from './stat-choices.ts'
import { StatEditor } from './stat-editor.tsx'

interface Editor {
  title: string
  may: (row: AdRow, me: Profile) => boolean
  form: (props: EditorProps) => ReactNode
}

/** The columns whose cells are edited in place, where the lifecycle lets this person change the ad. */
const EDITORS: Partial<Record<string, Editor>> = {
  expiresAt: {
    title: 'Срок публикации',
    may: (row, me) => maySetDates(row, me, new Date()),
    form: ({ row, onChange, ...form }) => (
      <DatesForm {...form} ad={row} onSubmit={(dates) => onChange({ type: 'dates', ...dates })} />
    ),
  },
  stat: {
    title: 'Состояние',
    may: (row, me) => statChoices(row, me, new Date()).length > 0,
    form: (props) => <StatEditor {...props} />,
  },
}

export interface CellEditorHandle {
  /** `null` for a cell that this person cannot change. */
  open: (() => void) | null
}

interface CellEditorProps {
  row: AdRow
  columnId: string
  cell: GridCursor
  ref: Ref<CellEditorHandle>
}

/**
 * What F2 opens at the cell that the keyboard stands on. A change goes the way of every decision: in the version that
 * the row shows, with the reasons that it needs, and held before it is sent.
 */
export function CellEditor({ row, columnId, cell, ref }: CellEditorProps) {
  const [me, outbox] = [useMe(), useDecisionOutbox()]
  /** The version that stood in the row when the form was opened: a change counts for what was seen (decision 128). */
  const [opened, setOpened] = useState<number | null>(null)
  const isOpen = opened !== null
  const setOpen = (next: boolean) => setOpened(next ? row.version : null)
  const isPending = usePendingDecision(row.id) !== undefined
  const isUnread = useStore(unreadAds).includes(row.id)
  const sending = useMutation({
    mutationFn: (change: DecisionChange) =>
      outbox
        .send({ adId: row.id, version: opened ?? row.version, title: row.title, change })
        .then(() => clearDrafts(row.id, change)),
    onSuccess: () => setOpen(false),
  })
  const editor = EDITORS[columnId]
  const may = editor?.may(row, me) === true
  useImperativeHandle(ref, () => ({ open: may ? () => setOpened(row.version) : null }), [
    may,
    row.version,
  ])
  useKeyBindings({ editCell: may && (() => setOpen(true)) })
  useDecisionBlock(isOpen)
  return (
    // Also there while it is closed: a removed popover gives no focus back.
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      title={editor?.title}
      className="max-h-(--available-height) w-[min(440px,90vw)] max-w-none! overflow-y-auto"
      anchor={() => document.getElementById(cellId(cell.row, cell.column))}
      finalFocus={gridElement}
    >
      {editor?.form({
        row,
        busy: sending.isPending || isPending || isUnread || opened !== row.version,
        onChange: (change) => sending.mutate(change),
        onCancel: () => setOpen(false),
      })}
      {isOpen && opened !== row.version && !isPending && (
        <p role="status" className="mt-2 text-text-muted">
          Объявление изменилось. Закройте окно и откройте снова, чтобы решить по нему.
        </p>
      )}
      {isPending && (
        <p role="status" className="mt-2 text-text-muted">
          Предыдущее решение ещё не отправлено. Дождитесь ответа сервера.
        </p>
      )}
      {sending.error && (
        <p role="alert" className="mt-2 text-caption text-stop-text">
          {failureText(sending.error)}
        </p>
      )}
    </Popover>
  )
}
