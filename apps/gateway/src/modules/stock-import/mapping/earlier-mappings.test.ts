import { readFile } from 'node:fs/promises'
import { stockMappingSchema } from '@trassa/contracts/entities/moderator/stock-import'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { carRow } from '../../feeds/testing/stock-server.ts'
import { stockMappings } from '../stock-ads/stock-ads.table.ts'
import { stockImports } from '../stock-imports.table.ts'
import { createStockWorld } from '../testing/stock-world.ts'

const { gateway, checked, dealer, read } = await createStockWorld()
const MIGRATION = new URL('../../../../migrations/0062_stock-fingerprints.sql', import.meta.url)

/** The changes of rows, which find nothing to change in rows that are written today. */
const updates = async () =>
  (await readFile(MIGRATION, 'utf8'))
    .split('--> statement-breakpoint')
    .filter((statement) => statement.includes('UPDATE'))

it('§9 import: mappings that were kept before values had a category and a parent are read', async () => {
  const owner = await dealer()
  const { id, mapping } = await checked(owner, [carRow('1')])
  const earlier = [
    { key: 'markId', text: 'Ладья', name: 'Lada (ВАЗ)' },
    { key: 'modelId', text: 'Тройка', name: 'Granta' },
    { key: 'adType', text: 'Тачки', name: 'Легковые автомобили' },
  ]
  const later = { adType: 'auto', key: 'bodyType', parent: null, text: 'Сидан', name: 'Седан' }
  const stored = sql`${JSON.stringify({ ...mapping, values: [...earlier, later] })}::jsonb`
  const unknown = [{ key: 'markId', label: 'Марка', texts: [], choices: [] }]
  await gateway.db.update(stockMappings).set({ mapping: stored })
  await gateway.db
    .update(stockImports)
    .set({ mapping: stored, unknownValues: sql`${JSON.stringify(unknown)}::jsonb` })
  for (const statement of await updates()) await gateway.db.execute(sql.raw(statement))
  const [kept] = await gateway.db
    .select({ mapping: stockMappings.mapping })
    .from(stockMappings)
    .where(eq(stockMappings.ownerId, owner.id))
  expect(stockMappingSchema.parse(kept?.mapping).values).toEqual([
    { ...earlier[0], adType: 'auto', parent: null },
    { ...earlier[2], adType: null, parent: null },
    later,
  ])
  expect(await read(id)).toMatchObject({ unknownValues: [], mapping: kept?.mapping })
})
