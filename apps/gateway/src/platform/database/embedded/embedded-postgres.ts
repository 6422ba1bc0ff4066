import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { access, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../net/free-port.ts'
import { type ClusterLocation, locateCluster } from './cluster-location.ts'
import { type PostgresBinaries, postgresBinaries } from './embedded-binaries.ts'

const run = promisify(execFile)

export interface EmbeddedPostgres {
  url: (database: string) => string
  stop: () => Promise<void>
}

/** The embedded PostgreSQL that is running in `dataDir`; `null` when none is. */
export async function findEmbeddedPostgres(
  dataDir: string,
): Promise<Pick<EmbeddedPostgres, 'url'> | null> {
  const home = await locateCluster(dataDir)
  // Its fourth line is the port. PostgreSQL deletes the file when it stops; a crash leaves it.
  const pidFile = await readFile(join(home.cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const port = Number(pidFile.split('\n')[3])
  if (!port) return null
  const password = await readPassword(home)
  return { url: (database) => urlOf(password, port, database) }
}

/**
 * Starts the embedded PostgreSQL in `dataDir`, initialised on first use. It is detached from the terminal:
 * Ctrl-C must not stop it before the connections to it are closed. One that a killed process left running
 * is stopped first; its data is recovered from the write-ahead log.
 *
 * @throws an Error with a Russian sentence when the folder cannot be used.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const home = await locateCluster(dataDir)
  const binaries = await postgresBinaries(home)
  const password = await initialise(home, binaries)
  const pgCtl = (...args: string[]) => run(binaries.pg_ctl, ['-D', home.cluster, ...args], home.as)

  await pgCtl('stop', '-m', 'fast', '-w').catch(() => undefined)
  const port = await freePort()
  const flags = Object.entries({
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    ...settings,
  }).map(([name, value]) => `-c ${name}='${value}'`)
  const log = join(home.cluster, 'server.log')
  await pgCtl('start', '-w', '-t', '60', '-l', log, '-o', flags.join(' ')).catch(async () => {
    const lines = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-3)
    throw new Error(`Не удалось запустить базу данных в ${home.cluster}:\n${lines.join('\n')}`)
  })
  return {
    url: (database) => urlOf(password, port, database),
    stop: async () => {
      await pgCtl('stop', '-m', 'fast', '-w').catch(() => undefined)
    },
  }
}

const urlOf = (password: string, port: number, database: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}`

const passwordFileOf = (home: ClusterLocation) => `${home.cluster}.password`

const readPassword = async (home: ClusterLocation) =>
  (await readFile(passwordFileOf(home), 'utf8')).trim()

/** Creates the cluster where there is none; an incomplete one is created anew. @returns its password. */
async function initialise(home: ClusterLocation, binaries: PostgresBinaries): Promise<string> {
  const ready = await access(join(home.cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
  if (ready) return readPassword(home)

  await rm(home.cluster, { recursive: true, force: true })
  // The parent folder must be traversable: root runs the cluster as another user.
  await mkdir(dirname(home.cluster), { recursive: true, mode: 0o755 })
  await mkdir(home.cluster, { mode: 0o700 })
  const password = randomBytes(24).toString('hex')
  const passwordFile = passwordFileOf(home)
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  if (home.as.uid !== undefined && home.as.gid !== undefined) {
    await chown(home.cluster, home.as.uid, home.as.gid)
    await chown(passwordFile, home.as.uid, home.as.gid)
  }
  const initdb = ['-D', home.cluster, '-U', 'postgres', '-A', 'scram-sha-256', '-E', 'UTF8']
  await run(binaries.initdb, [...initdb, '--locale=C.UTF-8', `--pwfile=${passwordFile}`], home.as)
  return password
}
