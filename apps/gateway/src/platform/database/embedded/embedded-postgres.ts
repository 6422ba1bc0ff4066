import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { access, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../net/free-port.ts'
import { type PostgresBinaries, postgresBinaries } from './embedded-binaries.ts'
import { type PostgresHome, postgresHome } from './embedded-home.ts'

const run = promisify(execFile)

export interface EmbeddedPostgres {
  url: (database: string) => string
  stop: () => Promise<void>
}

/**
 * The PostgreSQL that another process of ours runs in `dataDir`, or `null` when none is running.
 */
export async function findEmbeddedPostgres(
  dataDir: string,
): Promise<Pick<EmbeddedPostgres, 'url'> | null> {
  const home = await postgresHome(dataDir)
  // Its fourth line is the port; the file goes with a clean stop and stays behind after a crash.
  const pidFile = await readFile(join(home.cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const port = Number(pidFile.split('\n')[3])
  if (!port) return null
  const password = await readPassword(home)
  return { url: (database) => urlOf(password, port, database) }
}

/**
 * A real PostgreSQL of the project's own in `dataDir`, initialised on first use. It runs detached from
 * the terminal, so that Ctrl-C reaches only us and we stop it after our own connections; one that a
 * killed predecessor left behind is stopped first and recovers from its log.
 *
 * @throws an Error with one sentence for a person when the folder cannot be used.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const home = await postgresHome(dataDir)
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

const passwordFileOf = (home: PostgresHome) => `${home.cluster}.password`

const readPassword = async (home: PostgresHome) =>
  (await readFile(passwordFileOf(home), 'utf8')).trim()

/** Makes the cluster where there is none and gives its password. A half-made one is made anew. */
async function initialise(home: PostgresHome, binaries: PostgresBinaries): Promise<string> {
  const ready = await access(join(home.cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
  if (ready) return readPassword(home)

  await rm(home.cluster, { recursive: true, force: true })
  // The folder above is for all to pass: where we are root, another user runs the cluster.
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
