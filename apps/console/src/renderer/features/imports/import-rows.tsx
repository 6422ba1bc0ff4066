import { useInfiniteQuery } from '@tanstack/react-query'
import { formatNumber } from '@trassa/catalog/format/numbers'
import type {
  StockImport,
  StockProblem,
  StockRow,
} from '@trassa/contracts/entities/moderator/stock-import'
import type { StockRowState } from '@trassa/contracts/enumerations/stock-imports'
import { SegmentedControl } from '@trassa/ui/choices/segmented-control'
import { Status } from '@trassa/ui/display/status'
import clsx from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useApi } from '../../lib/api-context.ts'
import { PagedRows } from '../../lib/paged-rows.tsx'
import { stockRowsQuery } from './import-queries.ts'
import { ROW_STATES } from './import-words.ts'
import { isSendingPhotos, useChosenFolder } from './photo-folder/use-photo-folder.ts'

type Filter = 'all' | Extract<StockRowState, 'wrong' | 'refused'>

/** The filters that find something. */
function filtersOf({ counts, total }: StockImport) {
  const some = [
    { value: 'wrong' as const, label: `С ошибками: ${formatNumber(counts.wrong)}` },
    { value: 'refused' as const, label: `Не вышло: ${formatNumber(counts.refused)}` },
  ].filter(({ value }) => counts[value] > 0)
  return [{ value: 'all' as const, label: `Все: ${formatNumber(total)}` }, ...some]
}

/** The rows of a checked import: failures and mistakes first, each with what is wrong and the way to its ad. */
export function ImportRows({ stock }: { stock: StockImport }) {
  const [filter, setFilter] = useState<Filter>('all')
  const filters = filtersOf(stock)
  const shown = filters.some(({ value }) => value === filter) ? filter : 'all'
  return (
    <section aria-label="Строки файла" className="flex min-h-60 flex-1 flex-col gap-2">
      {filters.length > 1 && (
        <SegmentedControl<Filter>
          label="Какие строки показать"
          labelHidden
          className="self-start whitespace-nowrap"
          options={filters}
          value={shown}
          onValueChange={setFilter}
        />
      )}
      <RowList stock={stock} only={shown === 'all' ? null : shown} />
    </section>
  )
}

function RowList({ stock, only }: { stock: StockImport; only: StockRowState | null }) {
  const isSending = isSendingPhotos(useChosenFolder(stock.id))
  const rows = useInfiniteQuery({
    ...stockRowsQuery(useApi(), stock, { only, isSending }),
    // A change of the counts leaves what is shown until the rows are read.
    placeholderData: (before) => before,
  })
  return <PagedRows query={rows}>{(row) => <Row key={row.row} row={row} />}</PagedRows>
}

function Row({ row }: { row: StockRow }) {
  const { state, title, adId, changes, problems, photoFiles } = row
  const { name, tone } = ROW_STATES[state]
  const shownTitle = title || (adId ? `№ ${adId}` : 'Без названия')
  return (
    <li className="grid grid-cols-[5.5rem_8.5rem_minmax(9rem,16rem)_1fr] items-start gap-3 border-b px-3 py-1.5 last:border-b-0">
      <span className="tabular text-text-muted">{`Строка ${row.row}`}</span>
      <Status tone={tone}>{name}</Status>
      {adId ? (
        <Link to={`/ads/${adId}`} className="truncate hover:underline" title={shownTitle}>
          {shownTitle}
        </Link>
      ) : (
        <span className="truncate" title={shownTitle}>
          {shownTitle}
        </span>
      )}
      <div className="grid min-w-0 gap-0.5">
        {changes.length > 0 && (
          <p className="text-text-muted">{`Изменится: ${changes.join(', ')}`}</p>
        )}
        {photoFiles > 0 && (
          <p className="text-text-muted">
            {state === 'create' || state === 'change'
              ? `Фотографий из папки: ${formatNumber(photoFiles)}`
              : 'Ждёт фотографий из папки'}
          </p>
        )}
        {problems.map((problem, place) => (
          <Problem key={place} problem={problem} />
        ))}
      </div>
    </li>
  )
}

function Problem({ problem: { column, text, message, isNote } }: { problem: StockProblem }) {
  return (
    <p className={clsx('wrap-anywhere', isNote ? 'text-text-muted' : 'text-stop-text')}>
      {column !== null && <b className="font-medium">{`${column}: `}</b>}
      {message}
      {column !== null && text !== '' && !message.includes(text) && (
        <span className="text-text-muted">{` (в файле: ${text})`}</span>
      )}
    </p>
  )
}
