import { AlertDialog } from '@trassa/ui/overlays/alert-dialog'

interface LeavingQuestionProps {
  /** What would be lost. */
  warning: string | null
  onLeave: () => void
  onStay: () => void
}

export default function LeavingQuestion({ warning, onLeave, onStay }: LeavingQuestionProps) {
  return (
    <AlertDialog
      open
      title="Уйти со страницы?"
      description={warning}
      confirm="Уйти"
      cancel="Остаться"
      onConfirm={onLeave}
      onOpenChange={(open) => !open && onStay()}
    />
  )
}
