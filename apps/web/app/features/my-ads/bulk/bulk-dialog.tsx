import { countOf } from '@trassa/catalog/format/numbers'
import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import { WITHDRAW_REASONS, type WithdrawReason } from '@trassa/contracts/enumerations/ads'
import { Button } from '@trassa/ui/actions/button'
import { RadioGroup } from '@trassa/ui/choices/radio-group'
import { Dialog } from '@trassa/ui/overlays/dialog'
import { useState } from 'react'
import { AD_FORMS } from '../../../shared/ad-view/ad-labels.ts'
import { BULK_LABELS, type BulkAction, commonReasons } from './bulk-offers.ts'
import { BulkResults } from './bulk-results.tsx'
import { useBulkChange } from './use-bulk-change.ts'

interface BulkDialogProps {
  action: BulkAction
  ads: readonly OwnAdCard[]
  /** @param isDone whether anything was asked for */
  onClose: (isDone: boolean) => void
}

/** Asks once for all selected ads, shows how far it is, and then what became of each. */
export function BulkDialog({ action, ads, onClose }: BulkDialogProps) {
  const [reason, setReason] = useState<WithdrawReason | null>(null)
  const [isAsked, setAsked] = useState(false)
  const { results, isRunning, run } = useBulkChange(action, ads)
  const isMissing = action === 'withdraw' && !reason
  const count = countOf(ads.length, AD_FORMS)
  const start = () => {
    if (isMissing) setAsked(true)
    else void run(reason ?? undefined)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || isRunning || onClose(results !== null)}
      title={results ? 'Что получилось' : `${BULK_LABELS[action]} ${count}?`}
      actions={
        results ? (
          <Button loading={isRunning} onClick={() => onClose(true)}>
            Готово
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => onClose(false)}>
              Отмена
            </Button>
            <Button onClick={start}>{BULK_LABELS[action]}</Button>
          </>
        )
      }
    >
      {results && <BulkResults results={results} total={ads.length} />}
      {!results && action === 'withdraw' && (
        <RadioGroup
          label="Почему"
          options={commonReasons(ads).map((id) => ({
            value: id,
            label: WITHDRAW_REASONS[id].name,
          }))}
          value={reason}
          onValueChange={setReason}
          error={isAsked && !reason ? 'Выберите причину' : undefined}
        />
      )}
      {!results && action === 'renew' && (
        <p className="text-text-muted">
          Каждое вернётся в поиск на 30 дней и займёт одну публикацию. Изменённые сначала проверит
          модератор.
        </p>
      )}
    </Dialog>
  )
}
