import { Menu as BaseMenu } from '@base-ui/react/menu'
import clsx from 'clsx'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Kbd } from '../display/kbd.tsx'
import { useOverlay } from './back-closes.ts'

export interface MenuProps {
  trigger: ReactElement
  align?: 'start' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** `MenuItem`, `MenuLink`, `MenuLine`. */
  children: ReactNode
}

/** A menu of actions and links, opened by a button. Back closes it on phones. */
export function Menu({ trigger, align = 'start', children, ...state }: MenuProps) {
  const root = useOverlay(state)
  return (
    <BaseMenu.Root {...root}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 outline-none"
        >
          <BaseMenu.Popup className="floating max-h-(--available-height) min-w-52 overflow-y-auto p-1">
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

interface ItemProps {
  icon?: ReactNode
  /** At the end of the row: a count or a badge. */
  hint?: ReactNode
  children: ReactNode
}

const content = ({ icon, hint, children }: ItemProps) => (
  <>
    {icon && <span className="flex text-text-muted">{icon}</span>}
    <span className="flex-1">{children}</span>
    {hint}
  </>
)

interface MenuItemProps extends ItemProps {
  onClick: () => void
  /** The keyboard shortcut. */
  keys?: string
  danger?: boolean
  disabled?: boolean
}

/** An action. */
export function MenuItem({ onClick, keys, danger, disabled, ...item }: MenuItemProps) {
  return (
    <BaseMenu.Item
      onClick={onClick}
      disabled={disabled}
      className={clsx('option', danger && 'text-stop-text')}
    >
      {content({ ...item, hint: keys ? <Kbd>{keys}</Kbd> : item.hint })}
    </BaseMenu.Item>
  )
}

/** The one action that a menu asks for, as a button. */
export function MenuButton({ onClick, children }: Pick<MenuItemProps, 'onClick' | 'children'>) {
  return (
    <BaseMenu.Item onClick={onClick} nativeButton render={<Button block />}>
      {children}
    </BaseMenu.Item>
  )
}

interface MenuLinkProps extends ItemProps {
  /** The link element: `<a href>` or the router's. */
  render: ReactElement
}

/** A link; `render` has no text of its own. */
export function MenuLink({ render, ...item }: MenuLinkProps) {
  return (
    <BaseMenu.LinkItem closeOnClick render={render} className="option">
      {content(item)}
    </BaseMenu.LinkItem>
  )
}

/** A separator between groups of items. */
export function MenuLine() {
  return <BaseMenu.Separator className="mx-3 my-1 border-t" />
}
