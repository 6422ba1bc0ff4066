import type { BatchAction } from '@trassa/contracts/entities/moderator/batch'
import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import { type ReactNode, useState } from 'react'
import { VERDICTS } from '../../../../shared/outbox.ts'
import { failureText } from '../../../lib/failure-text.ts'
import { useDecisionBlock } from '../../../shared/keyboard/decision-block.ts'
import { useEscape } from '../../../shared/keyboard/use-escape.ts'
import { reasonDrafts } from '../../../shared/reasons/reason-drafts.ts'
import { ReasonsForm } from '../../../shared/reasons/reasons-form.tsx'
import { focusGrid } from '../grid/focus-grid.ts'
import type { TableSelection } from '../selection/table-selection.ts'
import { BulkActions } from './bulk-actions.tsx'
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
  /** Before the actions: how many ads are chosen. */
  before?: ReactNode
  /** At the end of the row of actions. */
  after?: ReactNode
}

/** The chosen ads of the sample's owner; of all that is found only the sample is known. */
function titlesOf(selection: TableSelection, sample: AdRow | undefined): string[] {
  if (!sample) return []
  const chosen = selection.kind === 'rows' ? selection.rows : [sample]
  return chosen.filter(({ userId }) => userId === sample.userId).map(({ title }) => title)
}

/**
 * One row about the chosen ads, in the place of the one about the list; below it the form of the chosen change, then a
 * page with its dry run. Nothing changes here.
 */
export function BulkPane({ selection, sample, before, after }: BulkPaneProps) {
  const [choice, setChoice] = useState<BulkChoice | null>(null)
  const preparing = usePrepareBatch(selection)
  function close() {
    setChoice(null)
    focusGrid()
  }
  useDecisionBlock(choice !== null)
  useEscape(choice !== null && close)

  function prepare(action: BatchAction, sent: BulkChoice) {
    preparing.mutate({ action, clearDraft: () => clearDraft(sent) })
  }
  const form = { busy: preparing.isPending, onCancel: close }
  return (
    <section
      aria-label="Изменить отмеченные"
      className="@container/bulk flex max-h-[66vh] shrink-0 flex-col gap-2"
    >
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        {before}
        <BulkActions choice={choice} disabled={preparing.isPending} onChoose={setChoice} />
        {after && <span className="ml-auto flex items-center gap-1">{after}</span>}
      </div>
      {choice && (
        <div className="grid min-h-0 gap-2 overflow-y-auto rounded-card border bg-surface-raised p-3">
          <h2 className="font-bold">{BULK_CHOICES[choice].label}</h2>
          {(choice === 'requestFix' || choice === 'block') && (
            <ReasonsForm
              key={choice}
              {...form}
              draftId={REASONS_DRAFT}
              adType={sample?.adType ?? 'auto'}
              submit="Проверить"
              onSubmit={(reasons) =>
                prepare({ type: 'stat', stat: VERDICTS[choice], reasons }, choice)
              }
            />
          )}
          {choice !== 'requestFix' && choice !== 'block' && (
            <TypedForm
              key={choice}
              {...form}
              choice={choice}
              titles={titlesOf(selection, sample)}
              onSubmit={(action) => prepare(action, choice)}
            />
          )}
        </div>
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
