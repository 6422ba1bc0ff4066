import { groupOptions } from '@trassa/ui/options/group-options'
import { use } from 'react'
import { NativeSelect } from '../../../../shared/native-select/native-select.tsx'
import { chosenIds } from '../../address/filter-chain.ts'
import { filterWith } from '../../address/filter-with.ts'
import { type Choice, choicesOf, countedLabel, isWithoutOptions } from '../filter-choice.ts'
import { AllFiltersContext } from '../filter-fold.tsx'
import type { FilterControlProps } from './filter-control-props.ts'

const ANY = 'Не важно'

/** One value of a dictionary or an enumeration. */
export function SelectControl(props: FilterControlProps) {
  const { field, filters, dictionaries, countOf, onChange } = props
  const { key, kind, label } = field
  const { complete } = use(AllFiltersContext)
  const isComing = isWithoutOptions(field)
  const choices = choicesOf(field, dictionaries)
  const [value = ''] = chosenIds(filters, key)
  const change = (text: string) => {
    if (text === '') return onChange(key, null)
    onChange(key, filterWith(field, kind.type === 'enumeration' ? Number(text) : text))
  }
  // The chosen one is what the closed list shows: it stays as it is when counts arrive.
  const option = (choice: Choice) => (
    <option key={choice.value} value={choice.value}>
      {choice.value === value
        ? choice.label
        : countedLabel(choice.label, countOf(key, choice.value))}
    </option>
  )
  return (
    <NativeSelect
      label={label}
      name={key}
      value={value}
      onValueChange={change}
      disabled={choices.length === 0 && !isComing}
      {...(isComing && { onOpen: complete })}
    >
      <option value="">{ANY}</option>
      {groupOptions(choices).map(({ title, options: inGroup }) =>
        title === '' ? (
          inGroup.map(option)
        ) : (
          <optgroup key={title} label={title}>
            {inGroup.map(option)}
          </optgroup>
        ),
      )}
    </NativeSelect>
  )
}
