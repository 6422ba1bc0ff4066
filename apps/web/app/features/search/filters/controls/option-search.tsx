import type { KeyboardEvent } from 'react'

interface ListSearchProps {
  label: string
  value: string
  onValueChange: (value: string) => void
}

/** Enter looks for nothing more than is found already, and must not send the filters. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault()
}

/** Finds a line of a long list; it has no name and is never part of the filters. */
export function ListSearch({ label, value, onValueChange }: ListSearchProps) {
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
