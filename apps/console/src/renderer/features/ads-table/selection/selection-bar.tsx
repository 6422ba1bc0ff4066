import { countOf, formatNumber } from '@trassa/catalog/format/numbers'
import { Button } from '@trassa/ui/actions/button'
import { IconButton } from '@trassa/ui/actions/icon-button'
import { X } from 'lucide-react'
import { countOfMarks } from './selected-rows.ts'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  selection: Selection
  /** Of the list. */
  total: number
  onClear: () => void
}

/** How many ads are marked, a way to all that the filter finds, and one back to none. */
export function SelectionBar({ selection, total, onClear }: SelectionBarProps) {
  const { marks, markFound } = selection
  const count = countOfMarks(marks, total)
  return (
    <>
      <IconButton size="small" label="Снять отметки" icon={<X />} onClick={onClear} />
      <p role="status" className="text-caption font-medium">
        {`Отмечено: ${countOf(count, ['объявление', 'объявления', 'объявлений'])}`}
      </p>
      {!marks.all && count < total && (
        <Button size="small" variant="quiet" className="px-2.5!" onClick={markFound}>
          {`Отметить все ${formatNumber(total)}`}
        </Button>
      )}
    </>
  )
}
