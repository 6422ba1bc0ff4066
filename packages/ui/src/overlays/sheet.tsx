import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import clsx from 'clsx'
import type { ReactElement, ReactNode } from 'react'
import { CloseButton } from '../actions/close-button.tsx'
import { useOverlay } from './back-closes.ts'
import { BACKDROP } from './dialog-styles.ts'

const SIDES = {
  left: 'inset-y-0 left-0 w-[min(100vw,400px)] data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right:
    'inset-y-0 right-0 w-[min(100vw,400px)] data-ending-style:translate-x-full data-starting-style:translate-x-full',
  bottom:
    'inset-x-0 bottom-0 max-h-[calc(100dvh-24px)] rounded-t-card data-ending-style:translate-y-full data-starting-style:translate-y-full',
} as const

export interface SheetProps {
  side?: keyof typeof SIDES
  title: ReactNode
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  trigger?: ReactElement
  /** Sticky at the bottom: "Показать 1 284 объявления". */
  footer?: ReactNode
  children: ReactNode
}

/** A panel that slides in from an edge: filters on a phone, menus. Back closes it on phones. */
export function Sheet(props: SheetProps) {
  const { side = 'bottom', title, trigger, footer, children } = props
  const root = useOverlay(props)
  return (
    <BaseDialog.Root {...root}>
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={BACKDROP} />
        <BaseDialog.Popup
          className={clsx(
            'fixed z-50 flex flex-col bg-surface-raised shadow-float outline-none transition-transform duration-180',
            SIDES[side],
          )}
        >
          <header className="flex items-center gap-2 border-b py-1.5 pr-2 pl-5">
            <BaseDialog.Title className="flex-1 font-bold text-title">{title}</BaseDialog.Title>
            <CloseButton />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && (
            <footer className="border-t px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
