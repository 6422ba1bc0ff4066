import type { ModerationReason } from '@trassa/contracts/entities/ad'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { Button } from '@trassa/ui/actions/button'
import { VERDICTS, type Verdict } from '../../../../shared/outbox.ts'
import type { AdAction } from '../../../shared/decisions/allowed-actions.ts'
import { liftDrafts } from '../../../shared/decisions/lift-drafts.ts'
import { LiftForm } from '../../../shared/decisions/lift-form.tsx'
import { reasonDrafts } from '../../../shared/reasons/reason-drafts.ts'
import { ReasonsForm } from '../../../shared/reasons/reasons-form.tsx'
import type { BulkAction } from './run-bulk.ts'

/** The key of the texts that are typed for many ads at once. */
const DRAFT = 'bulk'

interface BulkFormProps {
  action: AdAction
  adType: AdType
  onApply: (action: BulkAction) => void
  onCancel: () => void
}

/** The form of a bulk change: a reason for a lift, reasons for a refusal, nothing for an approval. */
export function BulkForm({ action, adType, onApply, onCancel }: BulkFormProps) {
  function decide(verdict: Verdict, reasons: ModerationReason[]) {
    reasonDrafts.clear(DRAFT)
    onApply({ type: 'stat', stat: VERDICTS[verdict], reasons })
  }
  switch (action) {
    case 'lift':
      return (
        <LiftForm
          draftId={DRAFT}
          busy={false}
          onSubmit={(reason) => {
            liftDrafts.clear(DRAFT)
            onApply({ type: 'lift', reason })
          }}
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
