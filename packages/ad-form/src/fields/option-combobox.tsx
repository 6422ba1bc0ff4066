import { Combobox } from '@base-ui/react/combobox'
import type { FormOption } from '@trassa/catalog/form-definition'
import { ComboboxMessages } from '@trassa/ui/combobox-messages'
import { Field, type FieldProps, splitFieldProps } from '@trassa/ui/field'
import { WORDS } from '@trassa/ui/words'
import { Check, ChevronDown, X } from 'lucide-react'
import { type OptionGroup, optionGroupsOf } from './option-groups-of.ts'

interface OptionComboboxProps extends FieldProps {
  options: readonly FormOption[]
  value: number | null
  onValueChange: (value: number | null) => void
  placeholder: string | undefined
}

interface Group {
  value: string
  items: FormOption[]
}

const groupOf = ({ title, options }: OptionGroup): Group => ({ value: title, items: options })

/** One of many that the catalogue knows, under its headings, found by typing: part categories, load capacities. */
export function OptionCombobox(props: OptionComboboxProps) {
  const { field, control } = splitFieldProps(props)
  const { options, value, onValueChange, placeholder = 'Начните вводить' } = control
  return (
    <Field {...field}>
      <Combobox.Root<FormOption>
        items={optionGroupsOf(options).map(groupOf)}
        value={options.find(({ id }) => id === value) ?? null}
        onValueChange={(option) => onValueChange(option?.id ?? null)}
        itemToStringLabel={({ name }) => name}
        isItemEqualToValue={(item, chosen) => item.id === chosen.id}
        autoHighlight
        locale="ru"
      >
        <Combobox.InputGroup className="control flex items-center pl-control-inset pr-1">
          <Combobox.Input
            placeholder={placeholder}
            className="min-h-[calc(var(--spacing-control)-2px)] w-full min-w-0 flex-1 truncate bg-transparent outline-none placeholder:text-text-muted placeholder:opacity-100"
          />
          <Combobox.Clear aria-label={WORDS.clear} className={ADORNMENT}>
            <X />
          </Combobox.Clear>
          <Combobox.Trigger aria-label={WORDS.open} className={ADORNMENT}>
            <ChevronDown />
          </Combobox.Trigger>
        </Combobox.InputGroup>
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={4} className="z-50 outline-none">
            <Combobox.Popup className="floating w-(--anchor-width) max-w-(--available-width)">
              <ComboboxMessages loading={false} emptyText={undefined} />
              <Combobox.List className="max-h-[min(var(--available-height),22rem)] overflow-y-auto overscroll-contain p-1 empty:p-0">
                {(group: Group) => <OptionsUnderHeading key={group.value} group={group} />}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </Field>
  )
}

const ADORNMENT =
  'grid size-[calc(var(--spacing-control)-8px)] shrink-0 place-items-center rounded-control text-text-muted hover:text-text'

function OptionsUnderHeading({ group }: { group: Group }) {
  return (
    <Combobox.Group items={group.items}>
      {group.value && (
        <Combobox.GroupLabel className="px-3 pt-3 pb-1 font-medium text-caption text-text-muted">
          {group.value}
        </Combobox.GroupLabel>
      )}
      <Combobox.Collection>
        {(option: FormOption) => (
          <Combobox.Item key={option.id} value={option} className="option">
            <span className="min-w-0 flex-1">{option.name}</span>
            <Combobox.ItemIndicator>
              <Check className="text-sign-text" />
            </Combobox.ItemIndicator>
          </Combobox.Item>
        )}
      </Combobox.Collection>
    </Combobox.Group>
  )
}
