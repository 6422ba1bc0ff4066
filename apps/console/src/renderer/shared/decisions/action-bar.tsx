import { Button } from '@trassa/ui/actions/button'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import { ArrowUpToLine, Ban, CalendarClock, Check, PenLine, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { KEYS, type KeyName } from '../keyboard/key-bindings.ts'
import { ACTION_LABELS, actionOf, type DecisionKind, DONE_LABELS } from './decision.ts'
import type { AdActions } from './use-ad-actions.ts'

const OVERRIDE = 'Задать состояние в обход обычных правил, с комментарием'

const BUTTONS = [
  { action: 'approve', keyName: 'approve', Icon: Check, variant: 'primary' },
  { action: 'requestFix', keyName: 'requestFix', Icon: PenLine, variant: 'secondary' },
  { action: 'block', keyName: 'block', Icon: Ban, variant: 'secondary' },
  { action: 'lift', keyName: 'lift', Icon: ArrowUpToLine, variant: 'secondary' },
  { action: 'dates', keyName: 'dates', Icon: CalendarClock, variant: 'secondary' },
  { action: 'override', keyName: null, Icon: ShieldAlert, variant: 'quiet' },
] as const satisfies { action: DecisionKind; keyName: KeyName | null; [key: string]: unknown }[]

interface ActionBarProps {
  actions: AdActions
  /** More buttons at the end. */
  children?: ReactNode
}

/** The allowed actions, each with its key. */
export function ActionBar({ actions, children }: ActionBarProps) {
  return (
    <div className="grid gap-2">
      <div role="toolbar" aria-label="Действия с объявлением" className="flex flex-wrap gap-2">
        {BUTTONS.filter(({ action }) => actions.allowed.has(action)).map(
          ({ action, keyName, Icon, variant }) => (
            <Tooltip
              key={action}
              text={keyName ? KEYS[keyName].does : OVERRIDE}
              {...(keyName && actions.hasKeys && { keys: KEYS[keyName].shown })}
            >
              <Button
                variant={variant}
                disabled={actions.busy || (action === 'approve' && actions.pane !== null)}
                aria-keyshortcuts={keyName && actions.hasKeys ? KEYS[keyName].shown : undefined}
                onClick={({ nativeEvent }) =>
                  action === 'approve'
                    ? actions.approve(nativeEvent)
                    : actions.open(action, nativeEvent)
                }
              >
                <Icon aria-hidden="true" />
                {ACTION_LABELS[action]}
              </Button>
            </Tooltip>
          ),
        )}
        {children}
      </div>
      <WhyBusy actions={actions} />
    </div>
  )
}

/** Says why no decision can be made now. */
function WhyBusy({ actions: { pending, isUnread } }: { actions: AdActions }) {
  if (!pending && !isUnread) return null
  return (
    <p role="status" className="text-text-muted">
      {pending
        ? `${DONE_LABELS[actionOf(pending.change)]}. Следующее решение можно принять, когда сервер ответит на это.`
        : 'Сервер ответил, читаем новую версию объявления.'}
    </p>
  )
}
