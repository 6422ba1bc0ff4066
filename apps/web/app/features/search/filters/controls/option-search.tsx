import type { KeyboardEvent } from 'react'

interface OptionSearchProps {
  label: string
  value: string
  onValueChange: (value: string) => void
  placeholder?: string
  onEnter?: () => void
}

/** Searches the options of a long list; without a `name`, so that it is never submitted with the filters. */
export function OptionSearch(props: OptionSearchProps) {
  const { label, value, onValueChange, placeholder = 'Найти в списке', onEnter } = props
  // Enter must not submit the filter form: the options are filtered while typing.
  const keepForm = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter?.()
  }
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      value={value}
      onKeyDown={keepForm}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      className="control mb-1 px-control-inset"
    />
  )
}
