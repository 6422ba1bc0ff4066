import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import clsx from 'clsx'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { CloseButton } from '../actions/close-button.tsx'
import { useOverlay } from './back-closes.ts'
import { BACKDROP, DIALOG_ACTIONS, DIALOG_POPUP, DIALOG_VIEWPORT } from './dialog-styles.ts'

export interface DialogProps {
  title: ReactNode
  /** One sentence under the title. */
  description?: ReactNode
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** The button that opens it, if it is uncontrolled. */
  trigger?: ReactElement
  /** Buttons at the bottom; full width on a phone. */
  actions?: ReactNode
  children?: ReactNode
  /** Width on desktop, 480 px by default. */
  className?: string
}

/** A modal dialog; on a phone a bottom sheet, which Back closes. */
export function Dialog(props: DialogProps) {
  const { title, description, trigger, actions, children, className } = props
  const root = useOverlay(props)
  const popup = useRef<HTMLDivElement>(null)
  // Not `autoFocus`: it moves the focus before the dialog has stored the element to return it to.
  const firstField = () => popup.current?.querySelector<HTMLElement>('input, textarea') ?? true
  return (
    <BaseDialog.Root {...root}>
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={BACKDROP} />
        <BaseDialog.Viewport className={DIALOG_VIEWPORT}>
          <BaseDialog.Popup
            ref={popup}
            className={clsx(DIALOG_POPUP, className)}
            initialFocus={(opened) => (opened === 'touch' ? true : firstField())}
          >
            <header className="flex items-start gap-2 pt-3 pr-3 pl-5 desk:pt-4 desk:pr-4 desk:pl-6">
              <div className="flex-1 py-2">
                <BaseDialog.Title className="font-bold text-title">{title}</BaseDialog.Title>
                {description && (
                  <BaseDialog.Description className="mt-1 text-text-muted">
                    {description}
                  </BaseDialog.Description>
                )}
              </div>
              <CloseButton />
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 desk:px-6 desk:pb-6">
              {children}
            </div>
            {actions && <footer className={DIALOG_ACTIONS}>{actions}</footer>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
