import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { BenchServer } from './bench-server.ts'
import { round } from './measure.ts'
import { statementsOf } from './statements.ts'

const KILOBYTE = 1024
const IMPORTS = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g

/** What a page costs: SQL statements for the server, script for the browser. */
export async function benchPages(server: BenchServer, clientFolder: string): Promise<void> {
  const { app, pool } = server
  const table: Record<string, object> = {}
  for (const url of await pageAddresses(server)) {
    // The first request fills the caches of cities and dictionaries.
    const { statusCode, body } = await app.inject({ url })
    const statements = await statementsOf(pool, () => app.inject({ url }))
    const scripts = scriptsOf(body, clientFolder)
    table[decodeURI(url)] = {
      status: statusCode,
      'SQL statements': statements.length,
      scripts: scripts.size,
      'script, KB brotli': round(sizeOf(scripts) / KILOBYTE, 1),
      'page, KB': round(Buffer.byteLength(body) / KILOBYTE, 1),
    }
  }
  console.table(table)
}

/** A main page, a search, a list, an ad, the form. */
export async function pageAddresses({ db }: BenchServer): Promise<string[]> {
  const { rows } = await db.execute<{ city: string; slug: string }>(sql`
    SELECT cities.slug AS city, ads.slug FROM ads JOIN cities ON cities.id = ads.city_id
    WHERE stat = 1 AND ad_type = 'auto' AND expires_at > now() ORDER BY lifted_at DESC LIMIT 1`)
  const [{ city, slug } = { city: '', slug: '' }] = rows
  return ['/', '/Search?q=Lada', `/${city}/auto`, `/${city}/auto/${slug}`, '/createAd']
}

/** The modules that a page makes the browser load: those it names and all that these import at once. */
function scriptsOf(html: string, clientFolder: string): Set<string> {
  const found = new Set<string>()
  const add = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    for (const [, imported = ''] of readFileSync(path, 'utf8').matchAll(IMPORTS)) {
      add(join(dirname(path), imported))
    }
  }
  for (const [, path = ''] of html.matchAll(/["'](\/assets\/[^"'\\]+\.js)["']/g)) {
    add(join(clientFolder, path))
  }
  return found
}

const sizeOf = (paths: Set<string>): number =>
  [...paths].reduce((sum, path) => sum + brotliCompressSync(readFileSync(path)).length, 0)
