import { chosenIds } from '../../address/filter-chain.ts'
import { choicesOf } from '../filter-choice.ts'
import type { FilterControlProps } from './filter-control-props.ts'
import { SelectControl } from './select-control.tsx'

/** At most so many marks at once. */
const MOST = 5

/**
 * Several marks, each in a list of its own: a list of a hundred checkboxes costs a page more than it helps.
 * The lists share their name, so that a form sent without JavaScript has all of them.
 */
export function MarksControl(props: FilterControlProps) {
  const { field, filters, dictionaries, onChange } = props
  const chosen = chosenIds(filters, field.key)
  if (choicesOf(field, dictionaries).length === 0) return <SelectControl {...props} />
  const change = (at: number, id: string | undefined) => {
    const values = chosen.toSpliced(at, 1, ...(id === undefined ? [] : [id]))
    const unique = [...new Set(values)]
    onChange(field.key, unique.length > 0 ? { key: field.key, op: 'many', values: unique } : null)
  }
  const one = (at: number, label: string) => (
    <SelectControl
      {...props}
      key={chosen[at] ?? 'next'}
      field={{ ...field, label }}
      filters={
        at < chosen.length ? [{ key: field.key, op: 'many', values: [chosen[at] ?? ''] }] : []
      }
      onChange={(_, filter) => change(at, filter ? chosenIds([filter], field.key)[0] : undefined)}
    />
  )
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {chosen.map((_, at) => one(at, at === 0 ? field.label : `${field.label} ${at + 1}`))}
      {chosen.length === 0 && one(0, field.label)}
      {chosen.length > 0 && chosen.length < MOST && one(chosen.length, 'Ещё одна')}
    </div>
  )
}
