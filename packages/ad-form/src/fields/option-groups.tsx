import type { FormOption } from '@trassa/catalog/engine/definition'
import { CheckboxList } from '@trassa/ui/choices/checkbox-list'
import type { FieldProps } from '@trassa/ui/fields/field'
import { groupOptions } from '@trassa/ui/options/group-options'
import { FieldMessage } from './field-message.tsx'

interface OptionGroupsProps extends FieldProps {
  options: readonly FormOption[]
  value: readonly number[]
  onValueChange: (value: number[]) => void
}

/** Selects several of many options under the catalogue's headings; the value is in its order. */
export function OptionGroups(props: OptionGroupsProps) {
  const { options, value, onValueChange, label, optional, hint, error } = props
  const groups = groupOptions(options)
  const replace = (group: readonly FormOption[], chosen: number[]) => {
    const ids = new Set(group.map(({ id }) => id))
    const next = new Set([...value.filter((id) => !ids.has(id)), ...chosen])
    onValueChange(options.map(({ id }) => id).filter((id) => next.has(id)))
  }
  const lists = groups.map(({ title, options: own }) => (
    <CheckboxList
      key={title}
      label={title || label}
      optional={optional && title === ''}
      error={groups.length === 1 ? error : undefined}
      hint={groups.length === 1 ? hint : undefined}
      options={own.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onValueChange={(chosen) => replace(own, chosen)}
      className="break-inside-avoid not-last:mb-5"
    />
  ))
  if (groups.length === 1) return lists
  return (
    <>
      <div className="gap-x-6 sm:columns-2">{lists}</div>
      <FieldMessage error={error} hint={hint} />
    </>
  )
}
