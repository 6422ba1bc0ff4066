import type { FieldDefinition } from '@trassa/catalog/engine/definition'
import { isMet } from '@trassa/catalog/engine/definition-fields'
import { useWatch } from 'react-hook-form'
import { useAdForm } from '../context/ad-form-handle.ts'
import { DictionaryField } from './dictionary-field.tsx'
import { EnumerationField } from './enumeration-field.tsx'
import { FieldFrame } from './field-frame.tsx'
import { FlagField } from './flag-field.tsx'
import { NumberKindField } from './number-kind-field.tsx'
import { TextKindField } from './text-kind-field.tsx'

interface FormFieldProps {
  field: FieldDefinition
}

/** The control of a field by its kind (domain §4); hidden while `visibleWhen` does not hold. */
export function FormField({ field }: FormFieldProps) {
  return field.visibleWhen ? <ConditionalField field={field} /> : <ShownField field={field} />
}

function ConditionalField({ field }: FormFieldProps) {
  const { control } = useAdForm()
  const other = field.visibleWhen?.field ?? ''
  const value = useWatch({ control, name: `fields.${other}` })
  return isMet(field.visibleWhen, { [other]: value }) ? <ShownField field={field} /> : null
}

function ShownField({ field }: FormFieldProps) {
  const isWide =
    field.kind.type === 'enumeration' &&
    (field.kind.many || field.kind.options.some(({ hex }) => hex))
  return (
    <FieldFrame name={`fields.${field.key}`} className={isWide ? 'sm:col-span-2' : ''}>
      <Control field={field} />
    </FieldFrame>
  )
}

function Control({ field }: FormFieldProps) {
  const { kind } = field
  switch (kind.type) {
    case 'dictionary':
      return <DictionaryField field={field} kind={kind} />
    case 'enumeration':
      return <EnumerationField field={field} kind={kind} />
    case 'number':
      return <NumberKindField field={field} kind={kind} />
    case 'text':
      return <TextKindField field={field} kind={kind} />
    case 'flag':
      return <FlagField field={field} />
  }
}
