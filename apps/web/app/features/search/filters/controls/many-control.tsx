import { groupOptions } from '@trassa/ui/options/group-options'
import { type ReactNode, useState } from 'react'
import { chosenIds } from '../../address/filter-chain.ts'
import { type Choice, choicesOf, isWithoutOptions, MOST_UNFOLDED } from '../filter-choice.ts'
import { FilterFold } from '../filter-fold.tsx'
import type { FilterControlProps } from './filter-control-props.ts'
import { matching } from './matching-choices.ts'
import { NativeCheckbox } from './native-checkbox.tsx'
import { OptionSearch } from './option-search.tsx'

/** Longer lists of options get a search field. */
const LONG = 20

/** Several values of a dictionary or an enumeration, folded away where there are many. */
export function ManyControl(props: FilterControlProps) {
  const { field, filters, dictionaries, countOf, onChange } = props
  const { key, kind, label } = field
  const [sought, setSought] = useState('')
  const choices = choicesOf(field, dictionaries)
  const chosen = chosenIds(filters, key)
  const isComing = isWithoutOptions(field)
  if (choices.length === 0 && !isComing) return null

  const tick = (value: string, ticked: boolean) => {
    const wanted = choices
      .map((choice) => choice.value)
      .filter((one) => (one === value ? ticked : chosen.includes(one)))
    const values = kind.type === 'enumeration' ? wanted.map(Number) : wanted
    onChange(key, values.length > 0 ? { key, op: 'many', values } : null)
  }
  const ticks = (list: readonly Choice[]) =>
    list.map(({ value, label: word, hex }) => (
      <NativeCheckbox
        key={value}
        name={key}
        value={value}
        checked={chosen.includes(value)}
        count={countOf(key, value)}
        onCheckedChange={(ticked) => tick(value, ticked)}
      >
        {hex && <span aria-hidden="true" style={{ backgroundColor: hex }} />}
        {word}
      </NativeCheckbox>
    ))

  if (choices.length <= MOST_UNFOLDED && !isComing) {
    return (
      <fieldset className="filter-few">
        <legend>{label}</legend>
        {ticks(choices)}
      </fieldset>
    )
  }
  return (
    <FilterFold label={label} chosen={chosen.length} isComing={isComing}>
      {() => (
        <>
          {choices.length > LONG && (
            <OptionSearch label={`Найти: ${label}`} value={sought} onValueChange={setSought} />
          )}
          <FoundOptions label={label} found={matching(choices, sought)} ticks={ticks} />
        </>
      )}
    </FilterFold>
  )
}

interface FoundOptionsProps {
  label: string
  found: readonly Choice[]
  ticks: (choices: readonly Choice[]) => ReactNode
}

function FoundOptions({ label, found, ticks }: FoundOptionsProps) {
  return (
    <fieldset aria-label={label} className="max-h-72 min-w-0 overflow-y-auto overscroll-contain">
      {groupOptions(found).map(({ title, options }) => (
        <div key={title}>
          {title && <p className="pt-3 pb-1 text-caption text-text-muted">{title}</p>}
          {ticks(options)}
        </div>
      ))}
      {found.length === 0 && <p className="py-2 text-caption text-text-muted">Ничего не найдено</p>}
    </fieldset>
  )
}
