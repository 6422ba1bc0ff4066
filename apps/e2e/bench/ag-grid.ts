import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { AdRow } from '@trassa/contracts/entities/moderator/moderation'
import type { Page } from 'playwright'

/** What of AG Grid's bundle is used. */
interface AgGrid {
  ModuleRegistry: { registerModules: (modules: unknown[]) => void }
  AllCommunityModule: unknown
  createGrid: (element: HTMLElement, options: object) => void
}

/** The same rows and columns in AG Grid Community, in place of the table. */
export async function showAgGrid(
  page: Page,
  box: { x: number; y: number; width: number; height: number },
  { rows, count }: { rows: AdRow[]; count: number },
): Promise<void> {
  const main = createRequire(import.meta.url).resolve('ag-grid-community')
  const bundle = join(main.slice(0, main.lastIndexOf('dist')), 'dist', 'ag-grid-community.min.js')
  await page.evaluate(await readFile(bundle, 'utf8'))
  await page.evaluate(
    ({ box, rows, count }) => {
      const element = document.createElement('div')
      Object.assign(element.style, {
        position: 'fixed',
        left: `${box.x}px`,
        top: `${box.y}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
        background: 'white',
        zIndex: '100',
      })
      document.body.append(element)
      // Made here: a message of all rows would be too large for the page.
      const all = Array.from({ length: count }, (_, index) => ({
        ...rows[index % rows.length],
        id: String(index + 1),
      }))
      const { agGrid } = window as unknown as { agGrid: AgGrid }
      agGrid.ModuleRegistry.registerModules([agGrid.AllCommunityModule])
      const fields = Object.keys(rows[0] ?? {}).filter(
        (field) => typeof rows[0]?.[field as keyof AdRow] !== 'object',
      )
      agGrid.createGrid(element, {
        rowData: all,
        rowHeight: 32,
        columnDefs: fields
          .slice(0, 20)
          .map((field, index) => ({ field, width: 150, ...(index === 0 && { pinned: 'left' }) })),
      })
    },
    { box, rows, count },
  )
}
