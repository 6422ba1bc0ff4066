import { Vehicle } from '@trassa/ui/brand/vehicle'
import { ChevronDown } from 'lucide-react'
import { NARROW_GROUPS, type PickerGroup } from './picker-groups.ts'
import { PickerItem } from './picker-item.tsx'
import type { TypePickerProps } from './type-picker-props.ts'

/** Narrow screens: an accordion of main types; "Запчасти" contains two of them. */
export function NarrowPicker(props: TypePickerProps) {
  return <Groups groups={NARROW_GROUPS} name="type-picker" {...props} />
}

interface GroupsProps extends TypePickerProps {
  groups: readonly PickerGroup[]
  /** `name` of the `<details>`: of those that share it at most one is open. */
  name: string
}

const holds = ({ subtypes, groups }: PickerGroup, chosen: TypePickerProps['chosen']): boolean =>
  subtypes.some(({ adType }) => adType === chosen) || groups.some((group) => holds(group, chosen))

function Groups({ groups, name, ...props }: GroupsProps) {
  return (
    <ul className="divide-y">
      {groups.map((group) => {
        const [only, ...more] = group.subtypes
        return (
          <li key={group.id}>
            {only && more.length === 0 ? (
              <PickerItem subtype={only} {...props} top />
            ) : (
              <details name={name} open={holds(group, props.chosen)} className="group/type">
                <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-control px-3 font-medium [&::-webkit-details-marker]:hidden">
                  <Vehicle kind={group.kind} className="h-6! w-9!" />
                  <span className="flex-1">{group.name}</span>
                  <ChevronDown className="text-text-muted transition-transform [[open]>summary>&]:rotate-180" />
                </summary>
                <div className="pb-2 pl-3">
                  {group.groups.length > 0 ? (
                    <Groups groups={group.groups} name={`${name}-${group.id}`} {...props} />
                  ) : (
                    group.subtypes.map((subtype) => (
                      <PickerItem key={subtype.id} subtype={subtype} {...props} />
                    ))
                  )}
                </div>
              </details>
            )}
          </li>
        )
      })}
    </ul>
  )
}
