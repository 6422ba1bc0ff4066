import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { useOverlay } from './back-closes.ts'
import { BACKDROP, DIALOG_ACTIONS, DIALOG_POPUP, DIALOG_VIEWPORT } from './dialog-styles.ts'

export interface AlertDialogProps {
  /** The question: "Удалить черновик?" */
  title: string
  /** The consequence, and whether it can be undone. */
  description: ReactNode
  /** The confirming button, the verb of the question: "Удалить". */
  confirm: string
  /** The cancelling button: "Оставить". */
  cancel: string
  onConfirm: () => void
  /** Keeps the dialog open and shows progress in its button. */
  loading?: boolean
  danger?: boolean
  open?: boolean
  onOpenChange?: (open: boolean) => void
  trigger?: ReactElement
}

/** A modal confirmation. Confirming closes an uncontrolled dialog only; a controlled one is closed by its owner. */
export function AlertDialog(props: AlertDialogProps) {
  const { title, description, confirm, cancel, onConfirm, loading, danger, trigger } = props
  const root = useOverlay(props)
  const act = (
    <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
      {confirm}
    </Button>
  )
  return (
    <BaseAlertDialog.Root {...root}>
      {trigger && <BaseAlertDialog.Trigger render={trigger} />}
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop className={BACKDROP} />
        <BaseAlertDialog.Viewport className={DIALOG_VIEWPORT}>
          <BaseAlertDialog.Popup className={DIALOG_POPUP}>
            <div className="px-5 pt-5 pb-5 desk:px-6 desk:pt-6">
              <BaseAlertDialog.Title className="font-bold text-title">
                {title}
              </BaseAlertDialog.Title>
              <BaseAlertDialog.Description className="mt-2 text-text-muted">
                {description}
              </BaseAlertDialog.Description>
            </div>
            <footer className={DIALOG_ACTIONS}>
              <BaseAlertDialog.Close render={<Button variant="secondary">{cancel}</Button>} />
              {props.open === undefined ? <BaseAlertDialog.Close render={act} /> : act}
            </footer>
          </BaseAlertDialog.Popup>
        </BaseAlertDialog.Viewport>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  )
}
