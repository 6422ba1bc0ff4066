import { withdrawReasonsFor } from '@trassa/catalog/taxonomy/withdraw-reasons'
import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import { WITHDRAW_REASONS, type WithdrawReason } from '@trassa/contracts/enumerations/ads'
import { Button } from '@trassa/ui/actions/button'
import { RadioGroup } from '@trassa/ui/choices/radio-group'
import { Dialog } from '@trassa/ui/overlays/dialog'
import { useState } from 'react'

interface WithdrawDialogProps {
  ad: Pick<OwnAdCard, 'title' | 'adType'>
  loading: boolean
  onClose: () => void
  onWithdraw: (reason: WithdrawReason) => void
}

/** domain §3: an owner who takes an ad down says why. */
export function WithdrawDialog({ ad, loading, onClose, onWithdraw }: WithdrawDialogProps) {
  const [reason, setReason] = useState<WithdrawReason | null>(null)
  const [isAsked, setAsked] = useState(false)
  const options = withdrawReasonsFor(ad.adType).map((id) => ({
    value: id,
    label: WITHDRAW_REASONS[id].name,
  }))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Снять с публикации"
      description={ad.title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Оставить
          </Button>
          <Button loading={loading} onClick={() => (reason ? onWithdraw(reason) : setAsked(true))}>
            Снять
          </Button>
        </>
      }
    >
      <RadioGroup
        label="Почему"
        options={options}
        value={reason}
        onValueChange={setReason}
        error={isAsked && !reason ? 'Выберите причину' : undefined}
      />
    </Dialog>
  )
}
