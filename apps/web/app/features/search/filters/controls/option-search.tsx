import type { KeyboardEvent } from 'react'

interface OptionSearchProps {
  label: string
  value: string
  onValueChange: (value: string) => void
}

/** Enter must not submit the filter form: the options are filtered while typing. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault()
}

/** Searches the options of a long list; without a `name`, so that it is never submitted with the filters. */
export function OptionSearch({ label, value, onValueChange }: OptionSearchProps) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder="Найти в списке"
      autoComplete="off"
      value={value}
      onKeyDown={keepForm}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      className="control mb-1 px-control-inset"
    />
  )
}
