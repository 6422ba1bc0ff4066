import { WITHDRAW_REASONS, type WithdrawReason } from '@trassa/contracts/enumerations/ads'
import { Button } from '@trassa/ui/actions/button'
import { RadioGroup } from '@trassa/ui/choices/radio-group'
import { Dialog } from '@trassa/ui/overlays/dialog'
import { useState } from 'react'

interface WithdrawDialogProps {
  title: string
  loading: boolean
  onClose: () => void
  onWithdraw: (reason: WithdrawReason) => void
}

const REASONS = WITHDRAW_REASONS.map(({ id, name }) => ({ value: id, label: name }))

/** domain §3: an owner who takes an ad down says why. */
export function WithdrawDialog({ title, loading, onClose, onWithdraw }: WithdrawDialogProps) {
  const [reason, setReason] = useState<WithdrawReason | null>(null)
  const [isAsked, setAsked] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Снять с публикации"
      description={title}
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
        options={REASONS}
        value={reason}
        onValueChange={setReason}
        error={isAsked && !reason ? 'Выберите причину' : undefined}
      />
    </Dialog>
  )
}
