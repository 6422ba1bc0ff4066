import { Button } from '@trassa/ui/actions/button'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import { ArrowUpToLine, Ban, CalendarClock, Check, PenLine, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { ariaKeys } from '../keyboard/aria-keys.ts'
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
  /** More buttons, before the override. */
  children?: ReactNode
}

/** The allowed actions, each with its key, in rows of the bar's full width. */
export function ActionBar({ actions, children }: ActionBarProps) {
  const allowed = BUTTONS.filter(({ action }) => actions.allowed.has(action))
  const render = (usual: boolean) =>
    allowed
      .filter(({ action }) => (action !== 'override') === usual)
      .map((button) => <ActionButton key={button.action} actions={actions} {...button} />)
  const reason = whyNot(actions)
  return (
    <div className="grid gap-2">
      <div
        {...actions.mark}
        role="toolbar"
        aria-label="Действия с объявлением"
        className="flex flex-wrap gap-2 *:grow *:px-3"
      >
        {render(true)}
        {children}
        {render(false)}
      </div>
      {reason && (
        <p role="status" className="text-text-muted">
          {reason}
        </p>
      )}
    </div>
  )
}

type ActionButtonProps = (typeof BUTTONS)[number] & Pick<ActionBarProps, 'actions'>

function ActionButton({ actions, action, keyName, Icon, variant }: ActionButtonProps) {
  return (
    <Tooltip
      text={keyName ? KEYS[keyName].does : OVERRIDE}
      {...(keyName && actions.hasKeys && { keys: KEYS[keyName].shown })}
    >
      <Button
        variant={variant}
        disabled={actions.busy || (action === 'approve' && actions.pane !== null)}
        aria-keyshortcuts={keyName && actions.hasKeys ? ariaKeys(KEYS[keyName]) : undefined}
        onClick={({ nativeEvent }) =>
          action === 'approve' ? actions.approve(nativeEvent) : actions.open(action, nativeEvent)
        }
      >
        <Icon aria-hidden="true" />
        {ACTION_LABELS[action]}
      </Button>
    </Tooltip>
  )
}

/** Why no decision can be made now, or why the last press made none. */
function whyNot({ pending, isUnread, isTooEarly }: AdActions): string | null {
  if (pending) {
    return `${DONE_LABELS[actionOf(pending.change)]}. Следующее решение можно принять, когда сервер ответит на это.`
  }
  if (isUnread) return 'Сервер ответил, читаем новую версию объявления.'
  if (isTooEarly) return 'Нажатие не засчитано: объявление только появилось. Нажмите ещё раз.'
  return null
}
