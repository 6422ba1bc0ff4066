import type { AdType } from '@trassa/contracts/enumerations/ads'
import { useCallback, useMemo } from 'react'
import { useSettings } from '../../../shared/settings/settings-context.ts'
import { categoryColumns } from './category-columns.ts'
import { COLUMNS, type Column, FROZEN } from './columns.tsx'

const LEAST_WIDTH = 40
const GREATEST_WIDTH = 800

/** Columns as this person has arranged them; remembered in the settings. Those of a category come after the others. */
export function useTableLayout(adType: AdType | undefined) {
  const { settings, change } = useSettings()
  const layout = settings.adsTable
  const known = useMemo(
    () => new Map([...COLUMNS, ...(adType ? categoryColumns(adType) : [])].map((c) => [c.id, c])),
    [adType],
  )
  const order = useMemo(() => ordered(known, layout.order), [known, layout.order])
  const isHidden = useCallback(
    (id: string) => layout.hidden.includes(id) !== (known.get(id)?.optional ?? false),
    [known, layout.hidden],
  )
  const shown = useMemo(() => order.filter(({ id }) => !isHidden(id)), [order, isHidden])
  const { widths } = layout
  const widthOf = useCallback(({ id, width }: Column) => widths[id] ?? width, [widths])
  const keep = (part: Partial<typeof layout>) => void change({ adsTable: { ...layout, ...part } })

  return {
    /** All but the frozen one. */
    order,
    /** Those of `order` that are shown. */
    shown,
    isHidden,
    widthOf,
    setWidth: (id: string, width: number) =>
      keep({
        widths: {
          ...layout.widths,
          [id]: Math.round(Math.min(GREATEST_WIDTH, Math.max(LEAST_WIDTH, width))),
        },
      }),
    /** `hidden` names the columns that are not as they first were. */
    toggle(id: string) {
      const { hidden } = layout
      keep({ hidden: hidden.includes(id) ? hidden.filter((each) => each !== id) : [...hidden, id] })
    },
    /** Puts a column where another one stands; the frozen column stays first. */
    moveTo(id: string, to: number) {
      const next = order.map((column) => column.id).filter((each) => each !== id)
      next.splice(Math.max(0, to), 0, id)
      // Columns of other categories keep their places.
      const others = layout.order.filter((each) => each !== FROZEN.id && !known.has(each))
      keep({ order: [...next, ...others] })
    },
    /** The arrangement as a saved view keeps it. */
    layout,
    replace: keep,
  }
}

function ordered(known: ReadonlyMap<string, Column>, saved: readonly string[]): Column[] {
  const first = saved.flatMap((id) => known.get(id) ?? [])
  const rest = [...known.values()].filter((column) => !first.includes(column))
  return [...first, ...rest]
}

export type TableLayoutAccess = ReturnType<typeof useTableLayout>
