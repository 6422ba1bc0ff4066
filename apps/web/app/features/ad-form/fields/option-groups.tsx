import type { FormOption } from '@trassa/catalog/form-definition'
import { CheckboxList } from '@trassa/ui/checkbox-list'
import type { FieldProps } from '@trassa/ui/field'

interface OptionGroupsProps extends FieldProps {
  options: readonly FormOption[]
  value: readonly number[]
  onValueChange: (value: number[]) => void
}

/** Several of many, under the headings that the catalogue gives them; ids stay in its order. */
export function OptionGroups({
  options,
  value,
  onValueChange,
  label,
  error,
  hint,
}: OptionGroupsProps) {
  const titles = [...new Set(options.map(({ group }) => group ?? ''))]
  const inGroup = (title: string) => options.filter(({ group = '' }) => group === title)
  const replace = (title: string, chosen: number[]) => {
    const ids = new Set(inGroup(title).map(({ id }) => id))
    const next = new Set([...value.filter((id) => !ids.has(id)), ...chosen])
    onValueChange(options.map(({ id }) => id).filter((id) => next.has(id)))
  }
  return (
    <>
      <div className="gap-x-6 sm:columns-2">
        {titles.map((title) => (
          <CheckboxList
            key={title}
            label={title || label}
            options={inGroup(title).map(({ id, name }) => ({ value: id, label: name }))}
            value={value}
            onValueChange={(chosen) => replace(title, chosen)}
            className="mb-5 break-inside-avoid"
          />
        ))}
      </div>
      {(error ?? hint) && (
        <p className={error ? 'text-caption text-stop-text' : 'text-caption text-text-muted'}>
          {error ?? hint}
        </p>
      )}
    </>
  )
}
