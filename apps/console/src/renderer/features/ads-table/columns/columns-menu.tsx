import { Button } from '@trassa/ui/actions/button'
import { IconButton } from '@trassa/ui/actions/icon-button'
import { Checkbox } from '@trassa/ui/choices/checkbox'
import { Popover } from '@trassa/ui/overlays/popover'
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react'
import type { TableLayoutAccess } from './use-table-layout.ts'

/** Which columns are shown, and in which order. */
export function ColumnsMenu({ layout }: { layout: TableLayoutAccess }) {
  const { order, isHidden, toggle, moveTo } = layout
  return (
    <Popover
      title="Столбцы"
      align="end"
      className="max-h-(--available-height) overflow-y-auto"
      trigger={
        <Button variant="secondary">
          <Columns3 aria-hidden="true" />
          Столбцы
        </Button>
      }
    >
      <ul className="grid w-64">
        {order.map(({ id, name }, index) => (
          <li key={id} className="flex items-center">
            <Checkbox className="flex-1" checked={!isHidden(id)} onCheckedChange={() => toggle(id)}>
              {name}
            </Checkbox>
            <IconButton
              label={`${name}: левее`}
              icon={<ArrowUp />}
              size="small"
              disabled={index === 0}
              onClick={() => moveTo(id, index - 1)}
            />
            <IconButton
              label={`${name}: правее`}
              icon={<ArrowDown />}
              size="small"
              disabled={index === order.length - 1}
              onClick={() => moveTo(id, index + 1)}
            />
          </li>
        ))}
      </ul>
    </Popover>
  )
}
