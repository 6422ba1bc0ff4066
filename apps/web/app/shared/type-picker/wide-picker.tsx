import { WIDE_GROUPS } from './picker-groups.ts'
import { PickerItem } from './picker-item.tsx'
import type { TypePickerProps } from './type-picker-props.ts'

/** On a desk: every main type with its subtypes below it. */
export function WidePicker(props: TypePickerProps) {
  return (
    <div className="columns-[240px] gap-6">
      {WIDE_GROUPS.map(({ id, name, subtypes }) => (
        <section key={id} className="mb-5 break-inside-avoid">
          <h2 className="mb-1 px-3 font-bold">{name}</h2>
          <ul>
            {subtypes.map((subtype) => (
              <li key={subtype.id}>
                <PickerItem subtype={subtype} {...props} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
