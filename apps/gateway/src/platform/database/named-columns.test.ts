import { getTableColumns, sql } from 'drizzle-orm'
import { bigint, boolean, pgTable, real, smallint, text } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { id, moment, ref } from './columns.ts'
import { prepareRead } from './connection/prepared-reads.ts'
import { namedColumns } from './named-columns.ts'

const { db } = await createTestGateway()

it('rows of a prepared statement are those that drizzle decodes', async () => {
  const things = pgTable('things', {
    id: id(),
    otherId: ref(),
    kopecks: bigint({ mode: 'number' }),
    writtenAt: moment(),
    volume: real(),
    isNew: boolean(),
    kind: smallint(),
    longName: text(),
  })
  await db.execute(sql`CREATE TABLE things (id bigint, other_id bigint, kopecks bigint, written_at timestamptz(3),
    volume real, is_new boolean, kind smallint, long_name text)`)
  await db.insert(things).values([
    {
      id: '1',
      otherId: '9223372036854775807',
      kopecks: Number.MAX_SAFE_INTEGER,
      writtenAt: new Date(1_764_000_000_120),
      volume: 1.6,
      isNew: false,
      kind: 3,
      longName: 'ё',
    },
    { id: '2', kopecks: 100_000_000_000_000 },
  ])
  const columns = {
    ...getTableColumns(things),
    tree: sql`json_build_object('name', ${things.longName}, 'at', ARRAY[1])`,
  }
  const read = prepareRead(sql`SELECT ${namedColumns(columns)} FROM ${things}`)
  expect(await db.readPrepared(read, {})).toEqual(await db.select(columns).from(things))
})
