import clsx from 'clsx'
import { Check, Info, TriangleAlert, X } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { LABELS } from '../text/labels.ts'

/** spec §9: milliseconds. */
const DEFAULT_DURATION = 3000

export interface ToastOptions {
  tone?: 'info' | 'success' | 'failure'
  /** Milliseconds; 3000 by default (spec §9). */
  duration?: number
  /** One action: "Отменить". */
  action?: { label: string; onClick: () => void }
}

interface ShownToast extends ToastOptions {
  text: string
  /** Distinguishes repetitions of the same text. */
  id: number
}

const ToastContext = createContext<((text: string, options?: ToastOptions) => void) | null>(null)

/** `const toast = useToast(); toast('Объявление в избранном')` */
export function useToast() {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast needs a ToastProvider above it')
  return show
}

/**
 * Mount once around the app. Shows one notification at a time; a new one clears the previous timer (spec §4).
 * It is above dialogs, so the app's root element must not be a stacking context. On phones it stands under the
 * header: what a page is for – the phone of an ad, the buttons of a form or a sheet – is at the bottom.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ShownToast | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const hide = useCallback(() => {
    clearTimeout(timer.current)
    setToast(null)
  }, [])
  const hideLater = useCallback(
    (duration: number = DEFAULT_DURATION) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(hide, duration)
    },
    [hide],
  )
  const show = useCallback(
    (text: string, options: ToastOptions = {}) => {
      setToast((last) => ({ ...options, text, id: (last?.id ?? 0) + 1 }))
      hideLater(options.duration)
    },
    [hideLater],
  )
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <ToastContext value={show}>
      {children}
      <section
        aria-label={LABELS.notifications}
        aria-live="polite"
        className="toasts"
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={() => toast && hideLater(toast.duration)}
      >
        {toast && <ToastCard key={toast.id} toast={toast} onClose={hide} />}
      </section>
    </ToastContext>
  )
}

const TONES = {
  info: { Icon: Info, color: '' },
  success: { Icon: Check, color: 'bg-go text-on-go' },
  failure: { Icon: TriangleAlert, color: 'bg-stop text-on-stop' },
} as const

function ToastCard({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const { Icon, color } = TONES[toast.tone ?? 'info']
  return (
    <div className="pointer-events-auto flex min-h-12 max-w-120 animate-rise items-center gap-3 rounded-card bg-asphalt py-1 pr-1 pl-3 text-on-asphalt shadow-float">
      <span className={clsx('grid size-6 shrink-0 place-items-center rounded-full', color)}>
        <Icon className="size-4!" />
      </span>
      <span className="wrap-anywhere min-w-0 py-1.5">
        {toast.text}{' '}
        {toast.action && (
          <button
            type="button"
            className="-my-2.5 min-h-11 font-medium text-marking"
            onClick={() => {
              toast.action?.onClick()
              onClose()
            }}
          >
            {toast.action.label}
          </button>
        )}
      </span>
      <button
        type="button"
        aria-label={LABELS.close}
        onClick={onClose}
        className="grid size-10 shrink-0 place-items-center"
      >
        <X />
      </button>
    </div>
  )
}
