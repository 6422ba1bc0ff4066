import { IconButton } from '@trassa/ui/actions/icon-button'
import { Checkbox } from '@trassa/ui/choices/checkbox'
import { Popover } from '@trassa/ui/overlays/popover'
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react'
import { BarButton } from '../bar-button.tsx'
import { type AdTableModel, definitionOf, moveColumn } from './table-model.ts'

/** Which columns are shown, and in which order. */
export function ColumnsMenu({ table }: { table: AdTableModel }) {
  const columns = table.getCenterLeafColumns()
  return (
    <Popover
      title="Столбцы"
      align="end"
      className="max-h-(--available-height) overflow-y-auto"
      trigger={<BarButton icon={<Columns3 />} label="Столбцы" />}
    >
      <ul className="grid w-64">
        {columns.map((column, index) => {
          const { id, header: name } = definitionOf(column)
          return (
            <li key={id} className="flex items-center">
              <Checkbox
                className="flex-1"
                checked={column.getIsVisible()}
                onCheckedChange={(isShown) => column.toggleVisibility(isShown)}
              >
                {name}
              </Checkbox>
              <IconButton
                label={`${name}: левее`}
                icon={<ArrowUp />}
                size="small"
                disabled={index === 0}
                onClick={() => moveColumn(table, id, index - 1)}
              />
              <IconButton
                label={`${name}: правее`}
                icon={<ArrowDown />}
                size="small"
                disabled={index === columns.length - 1}
                onClick={() => moveColumn(table, id, index + 1)}
              />
            </li>
          )
        })}
      </ul>
    </Popover>
  )
}
