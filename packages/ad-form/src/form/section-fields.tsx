import type { FormSection } from '@trassa/catalog/engine/definition'
import { CommonField } from '../common/common-field.tsx'
import { useDefinition } from '../context/definition-context.ts'
import { FormField } from '../fields/form-field.tsx'

/** The fields of a section: its own first, then its common ones. */
export function SectionFields({ section }: { section: FormSection }) {
  const { fields } = useDefinition()
  return (
    <div className="grid grid-cols-1 items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      {fields
        .filter((field) => field.section === section.id)
        .map((field) => (
          <FormField key={field.key} field={field} />
        ))}
      {section.common?.map((name) => (
        <CommonField key={name} name={name} />
      ))}
    </div>
  )
}
