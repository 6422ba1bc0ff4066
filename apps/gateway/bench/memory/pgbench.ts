import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import type { BenchServer } from '../bench-server.ts'

const SECONDS = 5
const CLIENTS = 16
const ROWS = 20

const names = Array.from({ length: ROWS }, (_, index) => `id${index}`)
const script = (most: number) => `
${names.map((name) => `\\set ${name} random(1, ${most})`).join('\n')}
SELECT * FROM ads WHERE id = ANY(ARRAY[${names.map((name) => `:${name}`).join(', ')}]::bigint[]);
`

/**
 * How often in a second pgbench reads 20 rows by their ids, through prepared statements. The embedded PostgreSQL comes
 * without it: it must be on the path, as Debian's package `postgresql-contrib` puts it.
 */
export async function rowsFromPgbench({ db, pool }: BenchServer): Promise<number> {
  const { rows } = await db.execute<{ most: number }>(sql`SELECT max(id)::int AS most FROM ads`)
  const folder = await mkdtemp(join(tmpdir(), 'trassa-pgbench-'))
  const file = join(folder, 'rows.sql')
  await writeFile(file, script(rows[0]?.most ?? 1))
  const url = String(pool.options.connectionString)
  const flags = ['-n', '-M', 'prepared', '-c', `${CLIENTS}`, '-j', '2', '-T', `${SECONDS}`]
  try {
    const { stdout } = await promisify(execFile)('pgbench', [...flags, '-f', file, url])
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN)
  } catch (error) {
    console.log(`Without pgbench: ${error instanceof Error ? error.message : error}`)
    return Number.NaN
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
