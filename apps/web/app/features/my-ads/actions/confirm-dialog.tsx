import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import { AlertDialog } from '@trassa/ui/overlays/alert-dialog'
import type { StatAction } from './owner-actions.ts'

type Confirmed = Exclude<StatAction, 'withdraw' | 'appeal'>

interface ConfirmDialogProps {
  action: Confirmed
  ad: OwnAdCard
  loading: boolean
  onClose: () => void
  onConfirm: () => void
}

const QUESTIONS: Record<Confirmed, { title: string; text: string; confirm: string }> = {
  delete: {
    title: 'Удалить объявление?',
    text: 'Вернуть его будет нельзя.',
    confirm: 'Удалить',
  },
  renew: {
    title: 'Разместить снова?',
    text: 'Объявление вернётся в поиск на 30 дней. Если оно изменилось, его сначала проверит модератор.',
    confirm: 'Разместить',
  },
}

/** Asks before what cannot be taken back, or what is counted. */
export function ConfirmDialog({ action, ad, loading, onClose, onConfirm }: ConfirmDialogProps) {
  const { title, text, confirm } = QUESTIONS[action]
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={`${ad.title}. ${text}`}
      confirm={confirm}
      cancel="Отмена"
      danger={action === 'delete'}
      loading={loading}
      onConfirm={onConfirm}
    />
  )
}
