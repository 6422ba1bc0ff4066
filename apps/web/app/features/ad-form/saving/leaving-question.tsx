import { AlertDialog } from '@trassa/ui/overlays/alert-dialog'

/** What leaving the form would lose. */
export type Loss = 'uploads' | 'offline' | 'unsaved'

const WARNINGS: Record<Loss, string> = {
  uploads: 'Фотографии ещё загружаются. Те, что не успели, придётся выбрать заново.',
  offline:
    'Нет связи: последние изменения есть только в этом браузере. Они отправятся, когда вы откроете объявление снова.',
  unsaved: 'Последние изменения не сохранены. В этом браузере они останутся до следующего раза.',
}

interface LeavingQuestionProps {
  /** `null`: nothing is lost any more. */
  loss: Loss | null
  onLeave: () => void
  onStay: () => void
}

export default function LeavingQuestion({ loss, onLeave, onStay }: LeavingQuestionProps) {
  return (
    <AlertDialog
      open
      title="Уйти со страницы?"
      description={loss && WARNINGS[loss]}
      confirm="Уйти"
      cancel="Остаться"
      onConfirm={onLeave}
      onOpenChange={(open) => !open && onStay()}
    />
  )
}
