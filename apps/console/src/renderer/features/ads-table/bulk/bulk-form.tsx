import type { ModerationReason } from '@trassa/contracts/entities/ad'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { Button } from '@trassa/ui/actions/button'
import type { AdAction } from '../../../shared/decisions/allowed-actions.ts'
import { VERDICTS, type Verdict } from '../../../shared/decisions/decision.ts'
import { LiftForm } from '../../../shared/decisions/lift-form.tsx'
import { reasonDrafts } from '../../../shared/reasons/reason-drafts.ts'
import { ReasonsForm } from '../../../shared/reasons/reasons-form.tsx'
import type { BulkAction } from './run-bulk.ts'

/** Where reasons typed for many ads at once are kept. */
const DRAFT = 'bulk'

interface BulkFormProps {
  action: AdAction
  adType: AdType
  onApply: (action: BulkAction) => void
  onCancel: () => void
}

/** What a change of many ads has to be told: a reason for a lift, reasons for a refusal. */
export function BulkForm({ action, adType, onApply, onCancel }: BulkFormProps) {
  function decide(verdict: Verdict, reasons: ModerationReason[]) {
    reasonDrafts.clear(DRAFT)
    onApply({ type: 'stat', stat: VERDICTS[verdict], reasons })
  }
  switch (action) {
    case 'lift':
      return (
        <LiftForm
          busy={false}
          onSubmit={(reason) => onApply({ type: 'lift', reason })}
          onCancel={onCancel}
        />
      )
    case 'approve':
      return (
        <div className="flex gap-2">
          <Button onClick={() => decide('approve', [])}>Одобрить отмеченные</Button>
          <Button variant="secondary" onClick={onCancel}>
            Отмена
          </Button>
        </div>
      )
    case 'requestFix':
    case 'block':
      return (
        <ReasonsForm
          key={action}
          draftId={DRAFT}
          adType={adType}
          submit={action === 'block' ? 'Заблокировать отмеченные' : 'Вернуть отмеченные'}
          danger={action === 'block'}
          busy={false}
          onSubmit={(reasons) => decide(action, reasons)}
          onCancel={onCancel}
        />
      )
  }
}
