import type { ModerationReasonCode } from '@trassa/contracts/enumerations/moderation'
import { CheckboxIndicator } from '@trassa/ui/choices/checkbox-indicator'
import { Kbd } from '@trassa/ui/display/kbd'
import { TextField } from '@trassa/ui/fields/text-field'
import clsx from 'clsx'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { filterReasons } from './filter-reasons.ts'
import type { ReasonChoice } from './reason-choices.ts'

/** The reasons that answer to the digits 1–9. */
const NUMBERED = 9

interface ReasonListProps {
  choices: readonly ReasonChoice[]
  chosen: ReadonlySet<ModerationReasonCode>
  onToggle: (choice: ReasonChoice) => void
}

/**
 * A field that filters the reasons while one types (domain §9: decisions in five keys): the arrows move, Enter or a
 * digit – that of the visible list – marks a reason. The focus stays in the field.
 */
export function ReasonList({ choices, chosen, onToggle }: ReasonListProps) {
  const id = useId()
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const visible = filterReasons(choices, query)
  const active = visible[Math.min(at, visible.length - 1)]
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  /** The whole list returns, so that a second reason is searched from the beginning. */
  function toggle(choice: ReasonChoice | undefined) {
    if (!choice) return
    onToggle(choice)
    setQuery('')
    setAt(query === '' ? visible.indexOf(choice) : choices.indexOf(choice))
  }
  function move(by: number) {
    const last = visible.length - 1
    setAt(Math.max(0, Math.min(last, Math.min(at, last) + by)))
  }
  function act(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing)
      return false
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]
    if (digit && !event.shiftKey) {
      if (!event.repeat) toggle(visible[Number(digit) - 1])
      return true
    }
    switch (event.code) {
      case 'ArrowDown':
        move(1)
        return true
      case 'ArrowUp':
        move(-1)
        return true
      case 'Enter':
      case 'NumpadEnter':
        if (!event.repeat) toggle(active)
        return true
      default:
        return false
    }
  }

  return (
    <div className="grid gap-1">
      <TextField
        label="Найти причину"
        labelHidden
        placeholder="Слово или цифра причины"
        autoFocus
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-expanded={visible.length > 0}
        aria-controls={id}
        aria-activedescendant={active ? `${id}-${active.code}` : undefined}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value)
          setAt(0)
        }}
        onKeyDown={(event) => {
          if (act(event)) event.preventDefault()
        }}
      />
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Причины"
        aria-multiselectable="true"
        className="max-h-[40vh] overflow-y-auto"
      >
        {visible.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which has the focus
          <div
            key={choice.code}
            id={`${id}-${choice.code}`}
            role="option"
            aria-selected={chosen.has(choice.code)}
            data-active={choice === active || undefined}
            tabIndex={-1}
            className={clsx(
              'flex min-h-7 cursor-pointer items-center gap-2 rounded-control px-1.5',
              choice === active ? 'bg-sign-quiet' : 'hover:bg-surface-hover',
            )}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => toggle(choice)}
          >
            <CheckboxIndicator checked={chosen.has(choice.code)} />
            <span className="min-w-0 flex-1">{choice.label}</span>
            {index < NUMBERED && <Kbd aria-hidden="true">{index + 1}</Kbd>}
          </div>
        ))}
      </div>
      {visible.length === 0 && (
        <p role="status" className="text-text-muted">
          Такой причины нет. Сотрите слово или выберите «Другая причина».
        </p>
      )}
    </div>
  )
}
