import { type ReactNode, useEffect } from 'react'

export interface PaletteItem {
  /** Unique in the whole list. */
  key: string
  icon: ReactNode
  title: string
  /** What tells it from others of its title. */
  hint?: ReactNode
  /** At the right: a state, a shortcut. */
  after?: ReactNode
}

export interface PaletteGroup {
  title: string
  items: readonly PaletteItem[]
}

/** The id of an item's element, which the field names while the item is active. */
export const optionId = (listId: string, key: string): string =>
  `${listId}-${key.replaceAll(/\s/g, '-')}`

interface PaletteListProps {
  id: string
  groups: readonly PaletteGroup[]
  active: string | null
  onPick: (key: string, beside: boolean) => void
  onActiveChange: (key: string) => void
}

/** The grouped list of a palette; the focus stays in its field. */
export function PaletteList({ id, groups, active, onPick, onActiveChange }: PaletteListProps) {
  useEffect(() => {
    const option = active && document.getElementById(optionId(id, active))
    if (option) option.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Найденное"
      className="min-h-0 overflow-y-auto overscroll-contain p-1 empty:p-0"
    >
      {groups.map(({ title, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box is no fieldset
        <div key={title} role="group" aria-label={title}>
          <div aria-hidden="true" className="px-3 pt-2 pb-1 text-caption text-text-muted">
            {title}
          </div>
          {items.map((item) => (
            <PaletteOption
              key={item.key}
              id={optionId(id, item.key)}
              item={item}
              active={item.key === active}
              onPick={(beside) => onPick(item.key, beside)}
              onHover={() => onActiveChange(item.key)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface PaletteOptionProps {
  id: string
  item: PaletteItem
  active: boolean
  onPick: (beside: boolean) => void
  onHover: () => void
}

function PaletteOption({ id, item, active, onPick, onHover }: PaletteOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: named by the field's aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={active}
      className="flex min-h-row cursor-pointer items-center gap-3 rounded-control px-3 py-1 aria-selected:bg-sign-quiet"
      // Not on enter: a list that moves under a resting pointer must not move the choice.
      onMouseMove={active ? undefined : onHover}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onPick(event.ctrlKey)}
    >
      <span aria-hidden="true" className="shrink-0 text-text-muted">
        {item.icon}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        <span className="min-w-0 truncate">{item.title}</span>{' '}
        {item.hint && <span className="truncate text-caption text-text-muted">{item.hint}</span>}
      </span>{' '}
      {item.after}
    </div>
  )
}
