import clsx from 'clsx'
import { AdColumnHead } from './ad-column-head.tsx'
import type { ComparedAd } from './compared-ad.ts'
import type { ComparisonGroup, ComparisonRow } from './comparison-rows.ts'

const FROZEN = 'sticky left-0 z-1 w-32 min-w-32 border-r bg-surface-raised desk:w-52 desk:min-w-52'
const CELL = 'wrap-anywhere border-b p-3 text-left align-top font-regular'

interface ComparisonTableProps {
  ads: readonly ComparedAd[]
  groups: readonly ComparisonGroup[]
}

/** A column for each ad; on a phone it scrolls sideways under a frozen first column. */
export function ComparisonTable({ ads, groups }: ComparisonTableProps) {
  const ids = ads.map(({ id }) => id)
  return (
    <section
      aria-label="Таблица сравнения"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
      tabIndex={0}
      className="relative overflow-x-auto overscroll-x-contain rounded-card border bg-surface-raised"
    >
      <table className="w-full border-separate border-spacing-0 text-caption desk:text-body">
        <caption className="sr-only">Объявления рядом: характеристики по строкам</caption>
        <thead>
          <tr>
            <th scope="col" className={clsx(CELL, FROZEN)}>
              <span className="sr-only">Характеристика</span>
            </th>
            {ads.map((ad) => (
              <th key={ad.id} scope="col" className={clsx(CELL, 'min-w-36 desk:min-w-52')}>
                <AdColumnHead ad={ad} others={ids.filter((id) => id !== ad.id)} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, missing, rows }) => (
          <tbody key={title}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={ads.length + 1}
                className="border-b bg-surface-sunken px-3 py-2 text-left font-bold"
              >
                <span className="sticky left-3">{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.key} row={row} ads={ads} missing={missing} />
            ))}
          </tbody>
        ))}
        {groups.length === 0 && (
          <tbody>
            <tr>
              <td colSpan={ads.length + 1} className="p-4">
                Различий нет.
              </td>
            </tr>
          </tbody>
        )}
      </table>
    </section>
  )
}

interface RowProps {
  row: ComparisonRow
  ads: readonly ComparedAd[]
  missing: string
}

function Row({ row: { label, values, differs }, ads, missing }: RowProps) {
  return (
    <tr>
      <th scope="row" className={clsx(CELL, FROZEN, 'text-text-muted')}>
        {label}
        {differs && (
          <>
            <span aria-hidden="true" className="ml-1.5 font-bold text-sign-text">
              ≠
            </span>
            <span className="sr-only">, различается</span>
          </>
        )}
      </th>
      {ads.map(({ id }, index) => (
        <td key={id} className={clsx(CELL, 'tabular', differs && 'font-medium')}>
          {values[index] ?? (
            <>
              <span aria-hidden="true">—</span>
              <span className="sr-only">{missing}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}
