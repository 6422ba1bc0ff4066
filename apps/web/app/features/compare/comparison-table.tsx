import clsx from 'clsx'
import { AdColumnHead } from './ad-column-head.tsx'
import type { ComparedAd } from './compared-ad.ts'
import type { ComparisonGroup, ComparisonRow } from './comparison-rows.ts'

const CELL = 'wrap-anywhere border-b p-3 text-left align-top font-regular'
/** On a phone its words stand above the values instead (`Row`), and two ads fit beside each other. */
const FROZEN =
  'sticky left-0 z-1 border-r bg-surface-raised max-sm:w-0 max-sm:border-r-0 max-sm:p-0 sm:w-32 sm:min-w-32 desk:w-52 desk:min-w-52'

interface ComparisonTableProps {
  ads: readonly ComparedAd[]
  groups: readonly ComparisonGroup[]
}

/** A column for each ad; where they do not fit they scroll sideways, the names of the rows stay. */
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
              <th key={ad.id} scope="col" className={clsx(CELL, 'min-w-38 desk:min-w-52')}>
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
  const name = (
    <>
      {label}
      {differs && (
        <>
          <span aria-hidden="true" className="ml-1.5 font-bold text-sign-text">
            ≠
          </span>
          <span className="sr-only">, различается</span>
        </>
      )}
    </>
  )
  return (
    <>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes focus; the row header names the row */}
      <tr aria-hidden="true" className="sm:hidden">
        <td colSpan={ads.length + 1} className="px-3 pt-2 text-text-muted">
          <span className="sticky left-3">{name}</span>
        </td>
      </tr>
      <tr>
        <th scope="row" className={clsx(CELL, FROZEN, 'text-text-muted')}>
          <span className="max-sm:sr-only">{name}</span>
        </th>
        {ads.map(({ id }, index) => (
          <td
            key={id}
            className={clsx(CELL, 'tabular max-sm:pt-0 max-sm:pb-2', differs && 'font-medium')}
          >
            {values[index] ?? (
              <>
                <span aria-hidden="true">—</span>
                <span className="sr-only">{missing}</span>
              </>
            )}
          </td>
        ))}
      </tr>
    </>
  )
}
