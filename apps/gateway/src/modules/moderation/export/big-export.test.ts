import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { EXPORT_LIMIT } from '@trassa/contracts/calls/moderator/export'
import { describe, expect, it } from 'vitest'
import { xlsxOf } from '../../../platform/spreadsheet/sheet.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { insertVariedAds } from '../testing/many-ads.ts'
import { exportColumns } from './export-columns.ts'
import { type AskedExport, readExportIds, readPortions } from './read-export.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const ROWS = 50_000
const { db } = await createTestGateway()
await insertVariedAds(db, ROWS)

const context = { viewerId: '1', now: new Date() }
const asked: AskedExport = {
  filter: {},
  sort: 'title',
  direct: 'asc',
  columns: ['title', 'stat', 'price', 'cityName', 'username', 'risk', 'updatedAt', 'vin'],
}
const columns = exportColumns(asked.columns, undefined)

describe('issue 12: an export of many ads', () => {
  it('needs as much memory for the last rows as for the first ones', async () => {
    const ids = await readExportIds(db, asked, context)
    expect(ids).toHaveLength(ROWS)
    const heaps: number[] = []
    async function* measured() {
      let rows = 0
      const portions = readPortions(db, { ids, filter: {}, columns, phones: new Map(), ...context })
      for await (const portion of portions) {
        rows += portion.length
        if (rows % 10_000 === 0) {
          collectGarbage()
          heaps.push(process.memoryUsage().heapUsed)
        }
        yield portion
      }
    }
    for await (const _ of xlsxOf('Объявления', columns, measured()));
    const [first = 0] = heaps
    expect(heaps).toHaveLength(ROWS / 10_000)
    // All rows would be more than 50 MB.
    expect(Math.max(...heaps) - first).toBeLessThan(8_000_000)
  })

  it('is refused where a file does not take them, and takes as many as it does', async () => {
    await expect(readExportIds(db, asked, context, ROWS - 1)).rejects.toMatchObject({
      code: 'moderation.export_too_big',
    })
    expect(await readExportIds(db, asked, context, ROWS)).toHaveLength(ROWS)
    expect(EXPORT_LIMIT).toBe(100_000)
  })
})
