import { FIGURES, type Figure } from '@trassa/contracts/enumerations/figures'
import { Button } from '@trassa/ui/actions/button'
import { useToast } from '@trassa/ui/feedback/toast'
import { type ReactNode, useState } from 'react'
import { type ChartData, isEmpty, tableText } from './chart-data.ts'
import { FigureChart } from './figure-chart.tsx'
import { FigureName } from './figure-name.tsx'
import { FigureTable } from './figure-table.tsx'

interface FigureCardProps {
  figure: Figure
  kind: 'bars' | 'lines'
  data: ChartData
}

/** A figure as a chart, or as the table behind it, which can be copied. */
export function FigureCard({ figure, kind, data }: FigureCardProps) {
  const [isTable, setTable] = useState(false)
  const toast = useToast()
  const { name } = FIGURES[figure]
  async function copy() {
    try {
      await navigator.clipboard.writeText(tableText(data))
      toast(`Скопировано строк: ${data.labels.length}`)
    } catch {
      toast('Не удалось скопировать. Повторите', { tone: 'failure' })
    }
  }
  if (isEmpty(data)) {
    return (
      <Frame figure={figure}>
        <p className="grid min-h-50 place-items-center text-text-muted">За это время данных нет</p>
      </Frame>
    )
  }
  return (
    <Frame
      figure={figure}
      actions={
        <>
          {isTable && (
            <Button variant="quiet" size="small" onClick={() => void copy()}>
              Скопировать
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => setTable(!isTable)}>
            {isTable ? 'Показать графиком' : 'Показать таблицей'}
          </Button>
        </>
      }
    >
      {isTable ? (
        <FigureTable label={name} data={data} />
      ) : (
        <FigureChart label={name} kind={kind} data={data} />
      )}
    </Frame>
  )
}

function Frame({
  figure,
  actions,
  children,
}: {
  figure: Figure
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <section
      aria-label={FIGURES[figure].name}
      className="grid min-w-0 content-start gap-2 rounded-card border bg-surface-raised p-3"
    >
      <header className="flex min-h-9 flex-wrap items-center gap-x-2">
        <h2 className="flex flex-1 items-center gap-1 font-medium">
          <FigureName figure={figure} />
        </h2>
        {actions}
      </header>
      {children}
    </section>
  )
}
