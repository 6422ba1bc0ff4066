import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import { AlertDialog } from '@trassa/ui/overlays/alert-dialog'
import { labelOf } from './action-labels.ts'

interface ConfirmDialogProps {
  ad: OwnAdCard
  loading: boolean
  onClose: () => void
  onConfirm: () => void
}

const TEXT =
  'Объявление вернётся в поиск на 30 дней и займёт одну публикацию: бесплатную, а если их нет – из пакета. Если оно изменилось, его сначала проверит модератор.'

/** Asks before a renewal, which is counted. */
export function ConfirmDialog({ ad, loading, onClose, onConfirm }: ConfirmDialogProps) {
  const label = labelOf('renew', ad.stat)
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${label}?`}
      description={`${ad.title}. ${TEXT}`}
      confirm={label}
      cancel="Отмена"
      loading={loading}
      onConfirm={onConfirm}
    />
  )
}
