import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import clsx from 'clsx'
import type { ReactNode } from 'react'

export interface TabItem<Value extends string> {
  value: Value
  label: string
  count?: number
  content: ReactNode
}

export interface TabsProps<Value extends string> {
  items: readonly TabItem<Value>[]
  value?: Value
  defaultValue?: Value
  onValueChange?: (value: Value) => void
  className?: string
}

/** Tabs: a dashed line under all, a solid one under the selected tab. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { items, className, onValueChange, ...root } = props
  return (
    <BaseTabs.Root
      defaultValue={items[0]?.value}
      {...root}
      onValueChange={(value: Value) => onValueChange?.(value)}
      className={clsx('min-w-0', className)}
    >
      <BaseTabs.List className="relative flex gap-1 overflow-x-auto [scrollbar-width:none]">
        <span className="lane pointer-events-none absolute inset-x-0 bottom-0 text-line" />
        {items.map((item) => (
          <BaseTabs.Tab
            key={item.value}
            value={item.value}
            className="relative flex min-h-control cursor-pointer items-center gap-2 whitespace-nowrap rounded-control px-3 pb-0.5 text-text-muted transition-colors -outline-offset-2 hover:text-text after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 data-active:font-medium data-active:text-text data-active:after:bg-sign-text forced-colors:data-active:after:bg-[CanvasText]"
          >
            {item.label}
            {item.count !== undefined && (
              <span className="text-caption font-regular text-text-muted">{item.count}</span>
            )}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel key={item.value} value={item.value} className="pt-4">
          {item.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
