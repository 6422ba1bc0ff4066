import { Kbd } from '@trassa/ui/display/kbd'
import { useToast } from '@trassa/ui/feedback/toast'
import { Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { HOLD_MS } from '../../../shared/outbox.ts'
import { steadyNow } from '../../../shared/steady-clock.ts'
import { useStore } from '../../lib/store.ts'
import { useNow } from '../../lib/use-now.ts'
import { actionOf, DONE_LABELS } from '../../shared/decisions/decision.ts'
import { useDecisionOutbox } from '../../shared/decisions/decision-outbox-context.ts'
import { useHeldDecision } from '../../shared/decisions/use-held-decision.ts'
import { ariaKeys } from '../../shared/keyboard/aria-keys.ts'
import { KEYS } from '../../shared/keyboard/key-bindings.ts'
import { useFallbackKeyBindings, useKeyBindings } from '../../shared/keyboard/use-key-bindings.ts'
import { useTakeBack } from './use-take-back.ts'

const SECOND_MS = 1000

/** The newest decision while it can be taken back (domain §9: Z undo), with the seconds that are left. */
export function HeldDecision() {
  const decisions = useStore(useDecisionOutbox().decisions)
  const held = useHeldDecision()
  const takeBack = useTakeBack()
  const toast = useToast()
  const hasDecided = useRef(false)
  if (decisions.length > 0) hasDecided.current = true

  useKeyBindings({ takeBack: held !== undefined && (() => void takeBack()) })
  useFallbackKeyBindings({
    takeBack: () => toast(hasDecided.current ? 'Уже отправлено' : 'Решений ещё не было'),
  })
  if (!held) return null
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-4 z-30 flex justify-center">
      <div
        key={held.id}
        role="status"
        className="wrap-anywhere pointer-events-auto flex max-w-[min(36rem,90vw)] animate-rise items-center gap-3 rounded-card bg-asphalt py-1.5 pr-1.5 pl-3 text-on-asphalt shadow-float"
      >
        <span className="line-clamp-2 min-w-0">
          {DONE_LABELS[actionOf(held.change)]}: {held.title}
        </span>
        <button
          type="button"
          aria-keyshortcuts={ariaKeys(KEYS.takeBack)}
          onClick={() => void takeBack()}
          className="flex min-h-8 shrink-0 items-center gap-2 rounded-control px-2 font-medium text-marking"
        >
          <Undo2 aria-hidden="true" />
          Вернуть
          <Kbd aria-hidden="true">{KEYS.takeBack.shown}</Kbd>
        </button>
        <SecondsLeft until={held.sendAt} />
      </div>
    </div>
  )
}

/** Counts down without being read out each second. A window that was opened after the computer's time was set anew has another epoch. */
function SecondsLeft({ until }: { until: number }) {
  useNow(SECOND_MS)
  const left = Math.min(HOLD_MS, Math.max(0, until - steadyNow()))
  return (
    <span aria-hidden="true" className="tabular w-8 shrink-0 pr-1 text-right text-caption">
      {Math.ceil(left / SECOND_MS)} с
    </span>
  )
}
