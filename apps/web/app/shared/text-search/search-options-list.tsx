import { Button } from '@trassa/ui/actions/button'
import clsx from 'clsx'
import { History, Search } from 'lucide-react'
import { useEffect } from 'react'
import { emphasised, type OptionGroup, optionId, type SearchOption } from './search-options.ts'

interface SearchOptionsListProps {
  id: string
  groups: readonly OptionGroup[]
  typed: string
  /** The key of the option that Enter chooses. */
  active: string | null
  onActiveChange: (key: string) => void
  onChoose: (option: SearchOption) => void
  /** Where there are recent queries: forgets them. */
  onForget?: (() => void) | undefined
}

/** The list below the search field, which keeps the focus. */
export function SearchOptionsList(props: SearchOptionsListProps) {
  const { id, groups, typed, active, onActiveChange, onChoose, onForget } = props
  useEffect(() => {
    if (active !== null)
      document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <section className="floating search-options">
      <div id={id} role="listbox" aria-label="Подсказки к запросу">
        {groups.map(({ title, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box is no fieldset
          <div key={title} role="group" aria-label={title}>
            <div aria-hidden="true" className="px-3 pt-2 pb-1 text-caption text-text-muted">
              {title}
            </div>
            {options.map((option) => (
              <SearchOptionLine
                key={option.key}
                id={optionId(id, option.key)}
                option={option}
                typed={typed}
                active={option.key === active}
                onHover={() => onActiveChange(option.key)}
                onChoose={() => onChoose(option)}
              />
            ))}
          </div>
        ))}
      </div>
      {onForget && (
        <Button variant="quiet" size="small" onClick={onForget}>
          Очистить недавние
        </Button>
      )}
    </section>
  )
}

interface SearchOptionLineProps {
  id: string
  option: SearchOption
  typed: string
  active: boolean
  onHover: () => void
  onChoose: () => void
}

function SearchOptionLine({ id, option, typed, active, onHover, onChoose }: SearchOptionLineProps) {
  const [before, match, after] = emphasised(option.text, typed)
  const Icon = option.list ? Search : History
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: named by the field's aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={clsx('option cursor-pointer', active && 'bg-surface-hover')}
      // Not on enter: a list that moves under a resting pointer must not move the choice.
      onMouseMove={active ? undefined : onHover}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon aria-hidden="true" className="shrink-0 text-text-muted" />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">
          {before}
          {match && <b>{match}</b>}
          {after}
        </span>{' '}
        {option.hint && <span className="text-caption text-text-muted">{option.hint}</span>}
      </span>
    </div>
  )
}
