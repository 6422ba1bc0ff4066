import { chosenIds } from '../../address/filter-chain.ts'
import { type Choice, choicesOf } from '../filter-choice.ts'
import type { FilterControlProps } from './filter-control-props.ts'
import { MarkSearch } from './mark-search.tsx'
import { SelectControl } from './select-control.tsx'

/** At most so many lists at once. */
const MOST = 5

/**
 * Several marks, each in a list of its own: a list of a hundred checkboxes costs a page more than it helps.
 * The lists share their name, so that a form sent without JavaScript has all of them.
 */
export function MarksControl(props: FilterControlProps) {
  const { field, filters, dictionaries, onChange } = props
  const chosen = chosenIds(filters, field.key)
  const choices = choicesOf(field, dictionaries)
  if (choices.length === 0) return <SelectControl {...props} />
  const change = (at: number, id: string | undefined) => {
    const values = chosen.toSpliced(at, 1, ...(id === undefined ? [] : [id]))
    const unique = [...new Set(values)]
    onChange(field.key, unique.length > 0 ? { key: field.key, op: 'many', values: unique } : null)
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {[...chosen, ''].slice(0, MOST).map((id, at) => (
        <SelectControl
          {...props}
          // By place: the list that a mark is chosen in keeps the focus, and an arrow key changes that mark.
          key={at}
          field={
            at === 0 ? field : { ...field, label: id ? `${field.label} ${at + 1}` : 'Ещё одна' }
          }
          filters={id ? [{ key: field.key, op: 'many', values: [id] }] : []}
          onChange={(_, filter) =>
            change(at, filter ? chosenIds([filter], field.key)[0] : undefined)
          }
        />
      ))}
      <MoreMarks name={field.key} ids={chosen.slice(MOST)} />
      {chosen.length < MOST && (
        <MarkSearch
          choices={leftIn(choices, chosen)}
          onChoose={(id) => change(chosen.length, id)}
        />
      )}
    </div>
  )
}

/** Marks without a list of their own, as those of a country have: they stay chosen, also in a form that is sent without JavaScript. */
function MoreMarks({ name, ids }: { name: string; ids: readonly string[] }) {
  if (ids.length === 0) return null
  return (
    <p className="text-caption text-text-muted">
      И ещё {ids.length}
      {ids.map((id) => (
        <input key={id} type="hidden" name={name} value={id} />
      ))}
    </p>
  )
}

/** What can be added, each once: popular marks stand among all as well. */
const leftIn = (choices: readonly Choice[], chosen: readonly string[]): Choice[] =>
  choices
    .filter(({ value }, at) => choices.findIndex((one) => one.value === value) === at)
    .filter(({ value }) => !chosen.includes(value))
    .map(({ group: _group, ...choice }) => choice)
