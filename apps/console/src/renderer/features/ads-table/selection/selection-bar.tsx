import { countOf, formatNumber } from '@trassa/catalog/format/numbers'
import { Button } from '@trassa/ui/actions/button'
import { countOfMarks } from './selected-rows.ts'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  selection: Selection
  /** Of the list. */
  total: number
}

/** How many ads are marked, and a way to all that the filter finds. */
export function SelectionBar({ selection, total }: SelectionBarProps) {
  const { marks, markFound, clear } = selection
  const count = countOfMarks(marks, total)
  if (count === 0) return null
  return (
    <p role="status" className="flex flex-wrap items-center gap-2 text-caption">
      <span className="tabular font-medium">
        {`Отмечено: ${countOf(count, ['объявление', 'объявления', 'объявлений'])}`}
      </span>
      {!marks.all && count < total && (
        <Button size="small" variant="quiet" onClick={markFound}>
          {`Выбрать всё найденное: ${formatNumber(total)}`}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={clear}>
        Снять отметки
      </Button>
    </p>
  )
}
