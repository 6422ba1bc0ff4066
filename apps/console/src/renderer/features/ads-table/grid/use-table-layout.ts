import type { Updater } from '@tanstack/react-table'
import { useSettings } from '../../../shared/settings/settings-context.ts'
import { COLUMN_NAMES, FROZEN } from './columns.tsx'

const ALL = [...COLUMN_NAMES.keys()]
const LEAST_WIDTH = 40
const GREATEST_WIDTH = 800

const updated = <Value>(updater: Updater<Value>, before: Value): Value =>
  updater instanceof Function ? updater(before) : updater

/** Columns as this person has arranged them; remembered in the settings. */
export function useTableLayout() {
  const { settings, change } = useSettings()
  const layout = settings.adsTable
  const known = layout.order.filter((id) => ALL.includes(id) && id !== FROZEN)
  const rest = ALL.filter((id) => id !== FROZEN && !known.includes(id))
  const order = [FROZEN, ...known, ...rest]
  const keep = (part: Partial<typeof layout>) => void change({ adsTable: { ...layout, ...part } })

  return {
    order,
    hidden: layout.hidden,
    widths: layout.widths,
    visibility: Object.fromEntries(layout.hidden.map((id) => [id, false])),
    setWidths(updater: Updater<Record<string, number>>) {
      const wanted = Object.entries(updated(updater, layout.widths))
      const widths = wanted.map(([id, width]): [string, number] => [
        id,
        Math.min(GREATEST_WIDTH, Math.max(LEAST_WIDTH, width)),
      ])
      keep({ widths: Object.fromEntries(widths) })
    },
    toggle(id: string) {
      const { hidden } = layout
      keep({ hidden: hidden.includes(id) ? hidden.filter((each) => each !== id) : [...hidden, id] })
    },
    /** One place to the left or to the right; the frozen column stays first. */
    move(id: string, by: -1 | 1) {
      const at = order.indexOf(id)
      const to = at + by
      if (to < 1 || to >= order.length) return
      const next = order.filter((each) => each !== id)
      next.splice(to, 0, id)
      keep({ order: next })
    },
  }
}

export type TableLayoutAccess = ReturnType<typeof useTableLayout>
