import { countOf } from '@trassa/catalog/format/numbers'
import type { AdRow } from '@trassa/contracts/entities/moderation'
import { Button } from '@trassa/ui/actions/button'
import { type ReactNode, useState } from 'react'
import { type AdAction, allowedActions } from '../../../shared/decisions/allowed-actions.ts'
import { ACTION_LABELS } from '../../../shared/decisions/decision.ts'
import { useMe } from '../../../shared/users/me-context.ts'
import { BulkForm } from './bulk-form.tsx'
import { BulkResult } from './bulk-result.tsx'
import { useBulk } from './use-bulk.ts'

const ACTIONS: AdAction[] = ['approve', 'requestFix', 'block', 'lift']

interface BulkPaneProps {
  /** The marked rows. */
  selected: readonly AdRow[]
  /** All rows of the table, as the server last gave them. */
  loaded: readonly AdRow[]
  onClear: () => void
}

/** One change for all marked rows: first how many of them it fits, then the progress, then each row's result. */
export function BulkPane({ selected, loaded, onClear }: BulkPaneProps) {
  const me = useMe()
  const { run, apply, retryFailed, forget } = useBulk(loaded)
  const [chosen, setChosen] = useState<AdAction | null>(null)
  const now = new Date()
  const fitting = (action: AdAction) =>
    selected.filter((row) => allowedActions(row, me, now).has(action)).length

  function close() {
    setChosen(null)
    forget()
  }
  if (run) {
    return (
      <Frame>
        <BulkResult run={run} onRetry={() => void retryFailed()} onClose={close} />
      </Frame>
    )
  }
  if (selected.length === 0) return null
  return (
    <Frame>
      <div className="flex flex-wrap items-center gap-2">
        <span className="tabular font-medium">
          {`Отмечено: ${countOf(selected.length, ['объявление', 'объявления', 'объявлений'])}`}
        </span>
        {ACTIONS.map((action) => (
          <Button
            key={action}
            size="small"
            variant="secondary"
            aria-pressed={chosen === action}
            disabled={fitting(action) === 0}
            onClick={() => setChosen(action)}
          >
            {ACTION_LABELS[action]}
            <span className="tabular text-text-muted">{fitting(action)}</span>
          </Button>
        ))}
        <Button size="small" variant="quiet" onClick={onClear}>
          Снять отметки
        </Button>
      </div>
      {chosen && (
        <>
          <Forecast all={selected.length} fitting={fitting(chosen)} />
          <BulkForm
            action={chosen}
            adType={selected[0]?.adType ?? 'auto'}
            onApply={(action) => void apply(action, selected)}
            onCancel={() => setChosen(null)}
          />
        </>
      )}
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="Отмеченные объявления"
      className="grid max-h-[55vh] shrink-0 gap-2 overflow-y-auto rounded-card border bg-surface-raised p-2"
    >
      {children}
    </section>
  )
}

/** The dry run by the client's lifecycle; the gateway decides. */
function Forecast({ all, fitting }: { all: number; fitting: number }) {
  if (fitting === all) return null
  return (
    <p className="text-marking-text">
      Подойдёт для {fitting} из {all}: остальные в другом состоянии и будут пропущены с объяснением.
    </p>
  )
}
