import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { useReturnFocus } from '../side-pane/use-return-focus.ts'
import { DatesForm } from './forms/dates-form.tsx'
import { OverrideForm } from './forms/override-form.tsx'
import { VERDICT_TITLES, VerdictForm } from './forms/verdict-form.tsx'
import { LiftForm } from './lift-form.tsx'
import type { AdActions } from './use-ad-actions.ts'
import type { FormAction } from './use-open-form.ts'

const TITLES: Record<FormAction, string> = {
  ...VERDICT_TITLES,
  lift: 'Поднять в списке',
  dates: 'Срок публикации',
  override: 'Другое состояние',
}

interface ActionPaneProps {
  ad: ModeratedAd
  actions: AdActions
}

interface ActionFormProps extends ActionPaneProps {
  pane: FormAction
}

/** The form of the open action. Not modal, so that the ad stays visible. */
export function ActionPane(props: ActionPaneProps) {
  const { pane } = props.actions
  return pane && <OpenPane {...props} pane={pane} />
}

function OpenPane({ ad, actions, pane }: ActionFormProps) {
  useReturnFocus()
  return (
    <section aria-label={TITLES[pane]} className="grid gap-2">
      <h2 className="font-bold text-title">{TITLES[pane]}</h2>
      {actions.isHeldBack && (
        <p
          role="alert"
          className="sticky top-0 z-1 rounded-card border border-marking-text bg-marking-quiet p-3"
        >
          Решение не отправлено: объявление изменилось, пока форма была открыта. Проверьте
          объявление и отправьте решение ещё раз.
        </p>
      )}
      <ActionForm key={`${ad.id} ${pane}`} ad={ad} actions={actions} pane={pane} />
    </section>
  )
}

function ActionForm({ ad, actions, pane }: ActionFormProps) {
  const { busy, close, decide, targets } = actions
  const common = { busy, onCancel: close }
  switch (pane) {
    case 'lift':
      return (
        <LiftForm
          {...common}
          draftId={ad.id}
          onSubmit={(reason) => decide({ type: 'lift', reason })}
        />
      )
    case 'dates':
      return (
        <DatesForm {...common} ad={ad} onSubmit={(dates) => decide({ type: 'dates', ...dates })} />
      )
    case 'override':
      return (
        <OverrideForm
          {...common}
          ad={ad}
          targets={targets}
          onSubmit={(override) => decide({ type: 'override', ...override })}
        />
      )
    case 'requestFix':
    case 'block':
      return (
        <VerdictForm
          {...common}
          ad={ad}
          verdict={pane}
          onSubmit={(reasons) => decide({ type: 'verdict', verdict: pane, reasons })}
        />
      )
  }
}
