import { NavigationMenu } from '@base-ui/react/navigation-menu'
import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'

/** spec §9: milliseconds. */
const SHOW_DELAY = 700
const HIDE_DELAY = 300

interface NavMenuProps {
  /** Accessible name of the navigation. */
  label: string
  /** `NavMenuItem`s and `NavMenuLink`s. */
  children: ReactNode
  className?: string
}

/** The site's top navigation; its menus open on hover after a delay (spec §9), on press or by key. */
export function NavMenu({ label, children, className }: NavMenuProps) {
  return (
    <NavigationMenu.Root
      aria-label={label}
      delay={SHOW_DELAY}
      closeDelay={HIDE_DELAY}
      className={className}
    >
      <NavigationMenu.List className="flex gap-1">{children}</NavigationMenu.List>
      <NavigationMenu.Portal>
        <NavigationMenu.Positioner
          sideOffset={4}
          align="start"
          collisionPadding={12}
          className="z-50 h-(--positioner-height) w-(--positioner-width) max-w-(--available-width)"
        >
          <NavigationMenu.Popup className="floating h-(--popup-height) w-(--popup-width)">
            <NavigationMenu.Viewport className="size-full overflow-hidden" />
          </NavigationMenu.Popup>
        </NavigationMenu.Positioner>
      </NavigationMenu.Portal>
    </NavigationMenu.Root>
  )
}

const TOP =
  'relative flex min-h-control cursor-pointer items-center gap-1 whitespace-nowrap rounded-control px-2 text-text transition-colors hover:bg-surface-hover data-popup-open:bg-surface-hover'

/** The solid line under the current page's item. */
const CURRENT =
  'font-medium after:absolute after:inset-x-2 after:bottom-0.5 after:h-0.75 after:bg-sign-text forced-colors:after:bg-[CanvasText]'

interface NavMenuItemProps {
  label: string
  current?: boolean
  /** `NavMenuLink`s. */
  children: ReactNode
}

/** An item that opens a list of links. */
export function NavMenuItem({ label, current = false, children }: NavMenuItemProps) {
  return (
    <NavigationMenu.Item>
      <NavigationMenu.Trigger className={clsx(TOP, current && CURRENT)}>
        {label}
        <NavigationMenu.Icon className="text-text-muted transition-transform data-popup-open:rotate-180">
          <ChevronDown className="size-4!" />
        </NavigationMenu.Icon>
      </NavigationMenu.Trigger>
      <NavigationMenu.Content className="p-1">
        <ul className="grid min-w-56">{children}</ul>
      </NavigationMenu.Content>
    </NavigationMenu.Item>
  )
}

interface NavMenuLinkProps {
  /** The link element: `<a href>` or the router's. */
  render: ReactElement
  current?: boolean
  /** Is an item of the bar, not of a menu. */
  top?: boolean
  icon?: ReactNode
  children: ReactNode
}

/** A link; `render` has no text of its own. */
export function NavMenuLink({ render, current = false, top, icon, children }: NavMenuLinkProps) {
  const link = (
    <NavigationMenu.Link
      render={render}
      active={current}
      closeOnClick
      className={
        top
          ? clsx(TOP, current && CURRENT)
          : 'option cursor-pointer hover:bg-surface-hover data-active:font-medium'
      }
    >
      {icon && <span className="flex text-text-muted">{icon}</span>}
      {children}
    </NavigationMenu.Link>
  )
  return top ? <NavigationMenu.Item>{link}</NavigationMenu.Item> : <li>{link}</li>
}
