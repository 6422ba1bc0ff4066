import type { EnumerationKind } from '@trassa/catalog/engine/definition'
import { rankOptions } from '@trassa/catalog/names/rank-options'
import { Combobox } from '@trassa/ui/choices/combobox'
import { Select } from '@trassa/ui/choices/select'
import { ChoiceChips } from './choice-chips.tsx'
import { ColorChoice } from './color-choice.tsx'
import { fieldLabels, type KindProps } from './field-labels.ts'
import { OptionGroups } from './option-groups.tsx'
import { useFormValue } from './use-ad-field.ts'

/** Longer enumerations are shown as a select. */
const MAX_CHIPS = 6

/** Longer enumerations are shown as a combobox. */
const MAX_SELECT_OPTIONS = 15

/** An enumeration field; its control depends on `many`, on colours and on the number of options. */
export function EnumerationField({ field, kind }: KindProps<EnumerationKind>) {
  const { value, error, change } = useFormValue(field.key)
  const labels = { ...fieldLabels(field), error }
  const chosen = typeof value === 'number' ? value : null
  if (kind.many) {
    const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []
    return <OptionGroups {...labels} options={kind.options} value={ids} onValueChange={change} />
  }
  if (kind.options.every(({ hex }) => hex)) {
    return <ColorChoice {...labels} options={kind.options} value={chosen} onValueChange={change} />
  }
  const options = kind.options.map(({ id, name, group }) => ({ value: id, label: name, group }))
  if (options.length > MAX_SELECT_OPTIONS) {
    return (
      <Combobox<number>
        {...labels}
        placeholder={field.placeholder ?? 'Начните вводить'}
        options={options}
        rank={rankOptions}
        value={options.find((option) => option.value === chosen) ?? null}
        onValueChange={(option) => change(option?.value ?? null)}
      />
    )
  }
  const Choice = options.length <= MAX_CHIPS ? ChoiceChips : Select
  return <Choice<number> {...labels} options={options} value={chosen} onValueChange={change} />
}
