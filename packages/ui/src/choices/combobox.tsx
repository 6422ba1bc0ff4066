import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { Check, ChevronDown, X } from 'lucide-react'
import { useState } from 'react'
import { Field, type FieldProps, splitFieldProps } from '../fields/field.tsx'
import { groupOptions } from '../options/group-options.ts'
import type { Option, RankOptions } from '../options/option.ts'
import { LABELS } from '../text/labels.ts'
import { ComboboxMessages } from './combobox-messages.tsx'

export interface ComboboxProps<Value extends string | number> extends FieldProps {
  options: readonly Option<Value>[]
  /** Finds the options while one types. */
  rank: RankOptions
  value: Option<Value> | null
  onValueChange: (value: Option<Value> | null) => void
  placeholder?: string
  name?: string
  /** For options from a server: called with the typed text; the list is then not filtered. */
  onSearch?: (query: string) => void
  /** Shows that options are being loaded. */
  loading?: boolean
  /** Text of an empty list. */
  emptyText?: string
}

interface Group<Value extends string | number> {
  value: string
  items: Option<Value>[]
}

/** The items of the list: options, or groups if any option has a heading. */
const itemsOf = <Value extends string | number>(options: readonly Option<Value>[]) =>
  options.some(({ group }) => group)
    ? groupOptions(options).map((group) => ({ value: group.title, items: group.options }))
    : options

/** Selects one of many options by typing: marks, models, cities. Options with headings are grouped. */
export function Combobox<Value extends string | number>(props: ComboboxProps<Value>) {
  const { field, control } = splitFieldProps(props)
  const { options, rank, value, onValueChange, placeholder, name, onSearch, loading, emptyText } =
    control
  const [typed, setTyped] = useState('')
  return (
    <Field {...field} name={name}>
      <BaseCombobox.Root<Option<Value>>
        items={itemsOf(onSearch ? options : rank(options, typed))}
        value={value}
        onValueChange={onValueChange}
        isItemEqualToValue={(item, chosen) => item.value === chosen.value}
        autoHighlight
        locale="ru"
        name={name}
        // Filtered above, by `rank`.
        filter={null}
        onInputValueChange={(query, { reason }) => {
          setTyped(reason === 'input-change' ? query : '')
          if (reason !== 'item-press') onSearch?.(query)
        }}
      >
        <BaseCombobox.InputGroup className="control flex items-center pl-control-inset pr-1">
          <BaseCombobox.Input
            placeholder={placeholder}
            className="min-h-[calc(var(--spacing-control)-2px)] w-full min-w-0 flex-1 truncate bg-transparent outline-none placeholder:text-text-muted placeholder:opacity-100 disabled:cursor-not-allowed"
          />
          <BaseCombobox.Clear aria-label={LABELS.clear} className={ADORNMENT}>
            <X />
          </BaseCombobox.Clear>
          <BaseCombobox.Trigger aria-label={LABELS.open} className={ADORNMENT}>
            <ChevronDown />
          </BaseCombobox.Trigger>
        </BaseCombobox.InputGroup>
        <BaseCombobox.Portal>
          <BaseCombobox.Positioner sideOffset={4} className="z-50 outline-none">
            <BaseCombobox.Popup
              aria-busy={loading || undefined}
              className="floating w-(--anchor-width) max-w-(--available-width)"
            >
              <ComboboxMessages loading={loading} emptyText={emptyText} />
              <BaseCombobox.List className="max-h-[min(var(--available-height),22rem)] overflow-y-auto overscroll-contain p-1 empty:p-0">
                {(item: Option<Value> | Group<Value>) =>
                  'items' in item ? (
                    <ComboboxGroup key={item.value} group={item} />
                  ) : (
                    <ComboboxOption key={item.value} option={item} />
                  )
                }
              </BaseCombobox.List>
            </BaseCombobox.Popup>
          </BaseCombobox.Positioner>
        </BaseCombobox.Portal>
      </BaseCombobox.Root>
    </Field>
  )
}

const ADORNMENT =
  'grid size-[calc(var(--spacing-control)-8px)] shrink-0 place-items-center rounded-control text-text-muted hover:text-text'

function ComboboxGroup<Value extends string | number>({ group }: { group: Group<Value> }) {
  return (
    <BaseCombobox.Group items={group.items}>
      {group.value && (
        <BaseCombobox.GroupLabel className="px-3 pt-3 pb-1 font-medium text-caption text-text-muted">
          {group.value}
        </BaseCombobox.GroupLabel>
      )}
      <BaseCombobox.Collection>
        {(option: Option<Value>) => <ComboboxOption key={option.value} option={option} />}
      </BaseCombobox.Collection>
    </BaseCombobox.Group>
  )
}

function ComboboxOption<Value extends string | number>({ option }: { option: Option<Value> }) {
  return (
    <BaseCombobox.Item value={option} disabled={option.disabled} className="option">
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        {option.label}
        {option.hint && <span className="text-caption text-text-muted">{option.hint}</span>}
      </span>
      <BaseCombobox.ItemIndicator>
        <Check className="text-sign-text" />
      </BaseCombobox.ItemIndicator>
    </BaseCombobox.Item>
  )
}
