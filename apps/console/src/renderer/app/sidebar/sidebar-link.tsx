import { Tooltip } from '@trassa/ui/overlays/tooltip'
import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { ariaKeys } from '../../shared/keyboard/aria-keys.ts'
import type { KeyBinding } from '../../shared/keyboard/key-bindings.ts'

/** One line of the sidebar: a link or a button. */
export const LINE =
  'relative flex h-8 w-full items-center gap-2 rounded-control px-2 -outline-offset-2 hover:bg-surface-hover aria-[current=page]:bg-sign-quiet aria-[current=page]:font-medium aria-[current=page]:text-sign-text'

interface SidebarLinkProps {
  to: string
  Icon: LucideIcon
  count?: ReactNode
  /** The key that leads there, shown in the tooltip. */
  binding?: KeyBinding
  /** The icon alone, its name in a tooltip. */
  narrow: boolean
  children: string
}

export function SidebarLink({ to, Icon, count, binding, narrow, children }: SidebarLinkProps) {
  const link = (
    <NavLink
      to={to}
      aria-keyshortcuts={binding && ariaKeys(binding)}
      className={clsx(LINE, narrow && 'h-auto! min-h-8 flex-col justify-center gap-0! py-1')}
    >
      <Icon aria-hidden="true" />
      <span className={narrow ? 'sr-only' : 'flex-1'}>{children}</span>
      {count && <span className={clsx(narrow && 'text-caption leading-none')}>{count}</span>}
    </NavLink>
  )
  return (
    <li>
      {narrow || binding ? (
        <Tooltip text={children} {...(binding && { keys: binding.shown })} side="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  )
}

interface SidebarButtonProps {
  Icon: LucideIcon
  keys: string
  /** Besides the keys, at the right. */
  after?: ReactNode
  narrow: boolean
  onPress: () => void
  children: string
}

/** A line that opens something over the page; its key stands in the tooltip. */
export function SidebarButton({
  Icon,
  keys,
  after,
  narrow,
  onPress,
  children,
}: SidebarButtonProps) {
  return (
    <Tooltip text={children} keys={keys} side="right">
      <button type="button" onClick={onPress} className={clsx(LINE, narrow && 'justify-center')}>
        <Icon aria-hidden="true" />
        <span className={narrow ? 'sr-only' : 'min-w-0 flex-1 truncate text-left'}>{children}</span>
        {!narrow && after}
      </button>
    </Tooltip>
  )
}
