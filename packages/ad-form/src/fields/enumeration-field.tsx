import type { EnumerationKind } from '@trassa/catalog/engine/definition'
import { Combobox } from '@trassa/ui/choices/combobox'
import { Select } from '@trassa/ui/choices/select'
import { ChoiceChips } from './choice-chips.tsx'
import { ColorChoice } from './color-choice.tsx'
import { fieldLabels, type KindProps } from './field-labels.ts'
import { OptionGroups } from './option-groups.tsx'
import { useFormValue } from './use-ad-field.ts'

/** Beyond this a row of chips is harder to read than a list. */
const CHIPS_AT_MOST = 6

/** Beyond this a list is searched by typing rather than read. */
const LIST_AT_MOST = 15

/** One or several of an enumeration: the look follows from how many there are and what they are. */
export function EnumerationField({ field, kind }: KindProps<EnumerationKind>) {
  const { value, error, change } = useFormValue(field.key)
  const words = { ...fieldLabels(field), error }
  const chosen = typeof value === 'number' ? value : null
  if (kind.many) {
    const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []
    return <OptionGroups {...words} options={kind.options} value={ids} onValueChange={change} />
  }
  if (kind.options.every(({ hex }) => hex)) {
    return <ColorChoice {...words} options={kind.options} value={chosen} onValueChange={change} />
  }
  const options = kind.options.map(({ id, name, group }) => ({ value: id, label: name, group }))
  if (options.length > LIST_AT_MOST) {
    return (
      <Combobox<number>
        {...words}
        placeholder={field.placeholder ?? 'Начните вводить'}
        options={options}
        value={options.find((option) => option.value === chosen) ?? null}
        onValueChange={(option) => change(option?.value ?? null)}
      />
    )
  }
  const Choice = options.length <= CHIPS_AT_MOST ? ChoiceChips : Select
  return <Choice<number> {...words} options={options} value={chosen} onValueChange={change} />
}
