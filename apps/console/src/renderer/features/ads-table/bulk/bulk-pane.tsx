import type { BatchAction } from '@trassa/contracts/entities/moderator/batch'
import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import { Button } from '@trassa/ui/actions/button'
import { type RefObject, useState } from 'react'
import { VERDICTS } from '../../../../shared/outbox.ts'
import { failureText } from '../../../lib/failure-text.ts'
import { useDecisionBlock } from '../../../shared/keyboard/decision-block.ts'
import { moveFocus } from '../../../shared/keyboard/move-focus.ts'
import { useEscape } from '../../../shared/keyboard/use-escape.ts'
import { reasonDrafts } from '../../../shared/reasons/reason-drafts.ts'
import { ReasonsForm } from '../../../shared/reasons/reasons-form.tsx'
import { useHasRole } from '../../../shared/users/me-context.ts'
import type { TableSelection } from '../selection/table-selection.ts'
import { BULK_CHOICES, type BulkChoice } from './bulk-choices.ts'
import { bulkDrafts } from './bulk-drafts.ts'
import { TypedForm } from './typed-form.tsx'
import { usePrepareBatch } from './use-prepare-batch.ts'

/** The key of the reasons that are typed for many ads at once. */
const REASONS_DRAFT = 'bulk'

/** Removes the texts of a change once they are sent; those of the others stay. */
function clearDraft(choice: BulkChoice) {
  if (choice === 'requestFix' || choice === 'block') reasonDrafts.clear(REASONS_DRAFT)
  else bulkDrafts.clear(choice)
}

interface BulkPaneProps {
  selection: TableSelection
  /** The first chosen ad that has been read: its category has reasons, its owner reads a message. */
  sample: AdRow | undefined
  /** The buttons of the changes. */
  ref?: RefObject<HTMLDivElement | null>
}

/** The chosen ads of the sample's owner; of all that is found only the sample is known. */
function titlesOf(selection: TableSelection, sample: AdRow | undefined): string[] {
  if (!sample) return []
  const chosen = selection.kind === 'rows' ? selection.rows : [sample]
  return chosen.filter(({ userId }) => userId === sample.userId).map(({ title }) => title)
}

/** One change for all chosen ads: what it is, then a page with its dry run. Nothing changes here. */
export function BulkPane({ selection, sample, ref }: BulkPaneProps) {
  const isSenior = useHasRole('seniorModerator')
  const [choice, setChoice] = useState<BulkChoice | null>(null)
  const preparing = usePrepareBatch(selection)
  const close = () => setChoice(null)
  useDecisionBlock(choice !== null)
  useEscape(choice !== null && close)

  function prepare(action: BatchAction, sent: BulkChoice) {
    preparing.mutate({ action, clearDraft: () => clearDraft(sent) })
  }
  const choices = Object.entries(BULK_CHOICES).filter(
    ([, { role }]) => isSenior || role === 'moderator',
  )
  const form = { busy: preparing.isPending, onCancel: close }
  return (
    <section
      aria-label="Изменить отмеченные"
      className="grid max-h-[55vh] shrink-0 gap-2 overflow-y-auto rounded-card border bg-surface-raised p-2"
    >
      <div
        ref={ref}
        role="toolbar"
        aria-label="Что изменить"
        className="flex flex-wrap gap-1.5"
        onKeyDown={moveFocus}
      >
        {choices.map(([name, { label }]) => (
          <Button
            key={name}
            size="small"
            variant="secondary"
            aria-pressed={choice === name}
            disabled={preparing.isPending}
            className="aria-pressed:bg-sign-quiet aria-pressed:text-sign-text"
            onClick={() => setChoice(name as BulkChoice)}
          >
            {label}
          </Button>
        ))}
      </div>
      {(choice === 'requestFix' || choice === 'block') && (
        <ReasonsForm
          key={choice}
          {...form}
          draftId={REASONS_DRAFT}
          adType={sample?.adType ?? 'auto'}
          submit="Проверить"
          onSubmit={(reasons) => prepare({ type: 'stat', stat: VERDICTS[choice], reasons }, choice)}
        />
      )}
      {choice && choice !== 'requestFix' && choice !== 'block' && (
        <TypedForm
          key={choice}
          {...form}
          choice={choice}
          titles={titlesOf(selection, sample)}
          onSubmit={(action) => prepare(action, choice)}
        />
      )}
      {preparing.isPending && (
        <p role="status" className="text-text-muted">
          Проверяем каждое объявление, ничего не меняя…
        </p>
      )}
      {preparing.isError && (
        <p role="alert" className="text-stop-text">
          {failureText(preparing.error)}
        </p>
      )}
    </section>
  )
}
