import { countOf, formatNumber } from '@trassa/catalog/format/numbers'
import { Button } from '@trassa/ui/actions/button'
import type { ReactNode } from 'react'
import { countOfMarks } from './selected-rows.ts'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  selection: Selection
  /** Of the list. */
  total: number
  /** What else is done with the marked ads. */
  children?: ReactNode
}

/** How many ads are marked, and a way to all that the filter finds. */
export function SelectionBar({ selection, total, children }: SelectionBarProps) {
  const { marks, markFound, clear } = selection
  const count = countOfMarks(marks, total)
  if (count === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2 text-caption">
      <p role="status" className="tabular font-medium">
        {`Отмечено: ${countOf(count, ['объявление', 'объявления', 'объявлений'])}`}
      </p>
      {!marks.all && count < total && (
        <Button size="small" variant="quiet" onClick={markFound}>
          {`Выбрать всё найденное: ${formatNumber(total)}`}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={clear}>
        Снять отметки
      </Button>
      {children}
    </div>
  )
}
