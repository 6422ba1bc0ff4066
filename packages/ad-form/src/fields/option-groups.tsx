import type { FormOption } from '@trassa/catalog/engine/definition'
import { CheckboxList } from '@trassa/ui/choices/checkbox-list'
import type { FieldProps } from '@trassa/ui/fields/field'
import { groupOptions, type OptionGroup } from '@trassa/ui/options/group-options'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FieldMessage } from './field-message.tsx'

interface OptionGroupsProps extends FieldProps {
  options: readonly FormOption[]
  value: readonly number[]
  onValueChange: (value: number[]) => void
}

/** Selects several of many options under the catalogue's headings, which open and close; the value is in its order. */
export function OptionGroups(props: OptionGroupsProps) {
  const { options, value, onValueChange, label, optional, hint, error } = props
  const groups = groupOptions(options)
  const replace = (group: readonly FormOption[], chosen: number[]) => {
    const ids = new Set(group.map(({ id }) => id))
    const next = new Set([...value.filter((id) => !ids.has(id)), ...chosen])
    onValueChange(options.map(({ id }) => id).filter((id) => next.has(id)))
  }
  const listOf = ({ title, options: own }: OptionGroup<FormOption>) => (
    <CheckboxList
      key={title}
      label={title || label}
      inColumns={groups.length > 1}
      labelHidden={groups.length > 1}
      optional={optional && title === ''}
      error={groups.length === 1 ? error : undefined}
      hint={groups.length === 1 ? hint : undefined}
      options={own.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onValueChange={(chosen) => replace(own, chosen)}
    />
  )
  if (groups.length === 1) return groups.map(listOf)
  return (
    <>
      <div className="grid divide-y rounded-card border">
        {groups.map((group, index) => (
          <Fold key={group.title} group={group} value={value} opened={index === 0}>
            {listOf(group)}
          </Fold>
        ))}
      </div>
      <FieldMessage error={error} hint={hint} />
    </>
  )
}

interface FoldProps {
  group: OptionGroup<FormOption>
  value: readonly number[]
  opened: boolean
  children: ReactNode
}

/** A heading with how many of its options are chosen. The first one begins open, and those with choices. */
function Fold({ group: { title, options }, value, opened, children }: FoldProps) {
  const chosen = options.filter(({ id }) => value.includes(id)).length
  const [isOpen, setOpen] = useState(opened || chosen > 0)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-control cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2 hover:bg-surface-hover [&::-webkit-details-marker]:hidden">
        <span className="flex-1 font-medium">{title}</span>
        <span className="text-caption text-text-muted">
          {chosen > 0 ? `${chosen} из ${options.length}` : options.length}
        </span>
        <ChevronDown className={isOpen ? 'rotate-180 text-text-muted' : 'text-text-muted'} />
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  )
}
