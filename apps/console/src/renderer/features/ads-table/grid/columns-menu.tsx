import { Button } from '@trassa/ui/actions/button'
import { IconButton } from '@trassa/ui/actions/icon-button'
import { Checkbox } from '@trassa/ui/choices/checkbox'
import { Popover } from '@trassa/ui/overlays/popover'
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react'
import { COLUMN_NAMES, FROZEN } from './columns.tsx'
import type { TableLayoutAccess } from './use-table-layout.ts'

/** Which columns are shown, and in which order. */
export function ColumnsMenu({ layout }: { layout: TableLayoutAccess }) {
  const { order, hidden, toggle, move } = layout
  const movable = order.filter((id) => id !== FROZEN)
  return (
    <Popover
      title="Столбцы"
      align="end"
      trigger={
        <Button variant="secondary">
          <Columns3 aria-hidden="true" />
          Столбцы
        </Button>
      }
    >
      <ul className="grid w-64">
        {movable.map((id, index) => {
          const name = COLUMN_NAMES.get(id) ?? id
          return (
            <li key={id} className="flex items-center">
              <Checkbox
                className="flex-1"
                checked={!hidden.includes(id)}
                onCheckedChange={() => toggle(id)}
              >
                {name}
              </Checkbox>
              <IconButton
                label={`${name}: левее`}
                icon={<ArrowUp />}
                size="small"
                disabled={index === 0}
                onClick={() => move(id, -1)}
              />
              <IconButton
                label={`${name}: правее`}
                icon={<ArrowDown />}
                size="small"
                disabled={index === movable.length - 1}
                onClick={() => move(id, 1)}
              />
            </li>
          )
        })}
      </ul>
    </Popover>
  )
}
