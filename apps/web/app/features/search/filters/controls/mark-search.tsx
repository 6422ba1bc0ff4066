import { LABELS } from '@trassa/ui/text/labels'
import { useState } from 'react'
import type { Choice } from '../filter-choice.ts'
import { matching } from './matching-choices.ts'
import { OptionSearch } from './option-search.tsx'

/** Found marks that are shown at once. */
const SHOWN = 6

interface MarkSearchProps {
  /** What can still be chosen. */
  choices: readonly Choice[]
  onChoose: (value: string) => void
}

/**
 * Finds a mark by what people call it: the browser's own list knows the first letters of labels only. Enter takes the best one.
 * Without JavaScript there is none.
 */
export function MarkSearch({ choices, onChoose }: MarkSearchProps) {
  const [sought, setSought] = useState('')
  const found = sought.trim() === '' ? [] : matching(choices, sought).slice(0, SHOWN)
  const choose = (value: string) => {
    setSought('')
    onChoose(value)
  }
  return (
    <div className="noscript:hidden">
      <OptionSearch
        label="Найти марку"
        placeholder="Найти марку"
        value={sought}
        onValueChange={setSought}
        onEnter={() => found[0] && choose(found[0].value)}
      />
      {found.length > 0 && (
        <ul aria-label="Найденные марки">
          {found.map(({ value, label }) => (
            <li key={value}>
              <button
                type="button"
                className="flex min-h-control-small pointer-coarse:min-h-11 w-full items-center rounded-control px-3 text-left hover:bg-surface-hover"
                onClick={() => choose(value)}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
      {sought.trim() !== '' && found.length === 0 && (
        <p role="status" className="px-3 text-caption text-text-muted">
          {LABELS.nothingFound}
        </p>
      )}
    </div>
  )
}
