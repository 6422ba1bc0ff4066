import { Button } from '@trassa/ui/actions/button'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import { ArrowUpToLine, Ban, Check, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { KEYS } from '../keyboard/key-bindings.ts'
import type { AdAction } from './allowed-actions.ts'
import { ACTION_LABELS } from './decision.ts'
import type { AdActions } from './use-ad-actions.ts'

const BUTTONS = [
  { action: 'approve', Icon: Check, variant: 'primary' },
  { action: 'requestFix', Icon: PenLine, variant: 'secondary' },
  { action: 'block', Icon: Ban, variant: 'secondary' },
  { action: 'lift', Icon: ArrowUpToLine, variant: 'secondary' },
] as const satisfies { action: AdAction; [key: string]: unknown }[]

interface ActionBarProps {
  actions: AdActions
  /** More buttons at the end. */
  children?: ReactNode
}

/** The allowed actions, each with its key. */
export function ActionBar({ actions, children }: ActionBarProps) {
  return (
    <div role="toolbar" aria-label="Действия с объявлением" className="flex flex-wrap gap-2">
      {BUTTONS.filter(({ action }) => actions.allowed.has(action)).map(
        ({ action, Icon, variant }) => (
          <Tooltip key={action} text={KEYS[action].does} keys={KEYS[action].shown}>
            <Button
              variant={variant}
              disabled={actions.busy || (action === 'approve' && actions.pane !== null)}
              aria-keyshortcuts={KEYS[action].shown}
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
  )
}
