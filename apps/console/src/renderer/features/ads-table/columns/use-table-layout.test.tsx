import { act, renderHook } from '@testing-library/react'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { expect, it } from 'vitest'
import { type Settings, type SettingsChange, settingsSchema } from '../../../../shared/settings.ts'
import { SettingsContext } from '../../../shared/settings/settings-context.ts'
import { moveColumn, shownColumns } from './table-model.ts'
import { useTableLayout } from './use-table-layout.ts'

function layoutOf(adsTable: Partial<Settings['adsTable']> = {}, adType?: AdType) {
  function Kept({ children }: { children: ReactNode }) {
    const [settings, setSettings] = useState(() =>
      settingsSchema.parse({ adsTable: { hidden: [], order: [], widths: {}, ...adsTable } }),
    )
    const change = useCallback(
      (part: SettingsChange) => setSettings((before) => ({ ...before, ...part })),
      [],
    )
    const access = useMemo(
      () => ({ settings, change, save: async (part: SettingsChange) => change(part) }),
      [settings, change],
    )
    return <SettingsContext value={access}>{children}</SettingsContext>
  }
  return renderHook((type: AdType | undefined) => useTableLayout(type), {
    wrapper: Kept,
    initialProps: adType,
  })
}

type Layout = ReturnType<typeof useTableLayout>
const shown = ({ table }: Layout) => shownColumns(table).map(({ id }) => id)
const all = ({ table }: Layout) => table.getCenterLeafColumns().map(({ id }) => id)

it('domain §9: a column is put elsewhere; those of other categories keep their places', () => {
  const { result } = layoutOf({ order: ['price', 'fact.of-another-category', 'stat'] })
  expect(shown(result.current).slice(0, 4)).toEqual(['title', 'price', 'stat', 'cityName'])
  act(() => moveColumn(result.current.table, 'cityName', 0))
  expect(all(result.current).slice(0, 3)).toEqual(['cityName', 'price', 'stat'])
  act(() => moveColumn(result.current.table, 'cityName', -1))
  expect(all(result.current)[0]).toBe('cityName')
  expect(result.current.layout.order).toContain('fact.of-another-category')
  expect(result.current.layout.order).not.toContain('title')
})

it('domain §9: columns are hidden and shown; the settings name those that are not as at first', () => {
  const { result } = layoutOf({ hidden: ['fact.of-another-category', 'title'] })
  expect(shown(result.current)).toContain('title')
  expect(shown(result.current)).not.toContain('moderatorName')
  act(() => result.current.table.getColumn('moderatorName')?.toggleVisibility())
  act(() => result.current.table.getColumn('price')?.toggleVisibility(false))
  expect(shown(result.current)).toContain('moderatorName')
  expect(shown(result.current)).not.toContain('price')
  expect(result.current.layout.hidden).toEqual(
    expect.arrayContaining(['moderatorName', 'price', 'fact.of-another-category']),
  )
  act(() => result.current.table.getColumn('price')?.toggleVisibility(true))
  expect(result.current.layout.hidden).not.toContain('price')
})

it('keeps widths within what the settings accept', () => {
  const { result } = layoutOf()
  act(() => result.current.table.setColumnSizing({ price: 7, title: 5000, stat: 99.6 }))
  expect(result.current.layout.widths).toEqual({ price: 40, title: 800, stat: 100 })
  expect(result.current.table.getStartTotalSize()).toBe(800)
})

it('shows the columns of a category after the others', () => {
  const { result, rerender } = layoutOf()
  const common = all(result.current).length
  rerender('auto')
  const ids = all(result.current)
  expect(ids.length).toBeGreaterThan(common)
  expect(ids.at(-1)).toMatch(/^fact\./)
})

it('is the same table until the layout changes, so that rows are not drawn anew', () => {
  const { result, rerender } = layoutOf()
  const { table } = result.current
  rerender(undefined)
  expect(result.current.table).toBe(table)
  act(() => result.current.table.setColumnSizing({ price: 90 }))
  expect(result.current.table).not.toBe(table)
})
