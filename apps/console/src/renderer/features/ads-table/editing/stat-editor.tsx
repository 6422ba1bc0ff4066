import { useQuery } from '@tanstack/react-query'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { useState } from 'react'
import { useApi } from '../../../lib/api-context.ts'
import { failureText } from '../../../lib/failure-text.ts'
import { adQuery } from '../../../shared/ads/ad-query.ts'
import { overrideTargets } from '../../../shared/decisions/allowed-actions.ts'
import { OverrideForm } from '../../../shared/decisions/forms/override-form.tsx'
import { VERDICT_TITLES, VerdictForm } from '../../../shared/decisions/forms/verdict-form.tsx'
import { useSeen } from '../../../shared/decisions/use-seen.ts'
import { moveFocus } from '../../../shared/keyboard/move-focus.ts'
import { useMe } from '../../../shared/users/me-context.ts'
import type { EditorProps } from './editor-props.ts'
import { type StatChoice, statChoices } from './stat-choices.ts'

const LABELS: Record<StatChoice, string> = {
  approve: 'Одобрить',
  ...VERDICT_TITLES,
  override: 'Другое состояние…',
}

/** What the lifecycle allows for the ad of a row, then the form of what needs reasons or a comment. */
export function StatEditor(props: EditorProps) {
  const { row, busy, onChange } = props
  const me = useMe()
  const [choice, setChoice] = useState<Exclude<StatChoice, 'approve'> | null>(null)
  const { isSeen, mark } = useSeen(`${row.id} ${row.version}`)
  if (choice) return <ChosenForm {...props} choice={choice} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of its buttons
    <div {...mark} className="grid gap-0.5" onKeyDown={moveFocus}>
      {statChoices(row, me, new Date()).map((each) => (
        <button
          key={each}
          type="button"
          disabled={busy}
          className="option text-left -outline-offset-2 outline-sign-text focus-visible:bg-surface-hover focus-visible:outline-2 disabled:opacity-50"
          onClick={({ nativeEvent }) => {
            // The Enter that opened the list, pressed twice, approves nothing.
            if (!isSeen(nativeEvent)) return
            if (each === 'approve') onChange({ type: 'verdict', verdict: 'approve', reasons: [] })
            else setChoice(each)
          }}
        >
          {LABELS[each]}
        </button>
      ))}
    </div>
  )
}

/** A form names the ad's values and what its owner is told: the whole ad is read for it. */
function ChosenForm({
  choice,
  ...props
}: EditorProps & { choice: Exclude<StatChoice, 'approve'> }) {
  const ad = useQuery(adQuery(useApi(), props.row.id))
  if (ad.data) return <FormOf {...props} choice={choice} ad={ad.data} />
  if (ad.isError) {
    return (
      <FailureState
        reason={failureText(ad.error)}
        retrying={ad.isFetching}
        onRetry={() => void ad.refetch()}
      />
    )
  }
  return (
    <SkeletonGroup className="grid gap-2">
      <Skeleton className="h-9" />
      <Skeleton className="h-24" />
    </SkeletonGroup>
  )
}

interface FormOfProps extends EditorProps {
  choice: Exclude<StatChoice, 'approve'>
  ad: ModeratedAd
}

function FormOf({ choice, ad, row, busy, onChange, onCancel }: FormOfProps) {
  const me = useMe()
  if (choice === 'override') {
    return (
      <OverrideForm
        ad={ad}
        targets={overrideTargets(row, me, new Date())}
        busy={busy}
        onSubmit={(override) => onChange({ type: 'override', ...override })}
        onCancel={onCancel}
      />
    )
  }
  return (
    <>
      <p className="mb-2 font-medium">{VERDICT_TITLES[choice]}</p>
      <VerdictForm
        ad={ad}
        verdict={choice}
        busy={busy}
        onSubmit={(reasons) => onChange({ type: 'verdict', verdict: choice, reasons })}
        onCancel={onCancel}
      />
    </>
  )
}
