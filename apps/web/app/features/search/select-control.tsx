import { chosenIds } from './filter-chain.ts'
import { choicesOf, groupsOf } from './filter-choice.ts'
import type { FilterControlProps } from './filter-control.tsx'
import { NativeSelect } from './native-select.tsx'

const ANY = 'Не важно'

/** One value of a dictionary or an enumeration. */
export function SelectControl({ field, filters, dictionaries, onChange }: FilterControlProps) {
  const { key, kind, label } = field
  const choices = choicesOf(field, dictionaries)
  const [value = ''] = chosenIds(filters, key)
  const change = (text: string) => {
    if (text === '') return onChange(key, null)
    const id = kind.type === 'enumeration' ? Number(text) : text
    onChange(
      key,
      field.filter === 'many' ? { key, op: 'many', values: [id] } : { key, op: 'exact', value: id },
    )
  }
  return (
    <NativeSelect
      label={label}
      name={key}
      value={value}
      onValueChange={change}
      disabled={choices.length === 0}
    >
      <option value="">{ANY}</option>
      {groupsOf(choices).map(({ title, choices: inGroup }) => {
        const options = inGroup.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))
        return title === undefined ? (
          options
        ) : (
          <optgroup key={title} label={title}>
            {options}
          </optgroup>
        )
      })}
    </NativeSelect>
  )
}
