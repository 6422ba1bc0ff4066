import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Where root's clones keep their database when nobody else can reach the clone. */
export const SHARED_HOME = '/var/lib/trassa'

export interface PostgresHome {
  cluster: string
  /** PostgreSQL refuses to run as root: then it runs as the user `postgres`. */
  as: { uid?: number; gid?: number; cwd: string }
}

/** Decides where the cluster lives and who runs it. */
export async function postgresHome(dataDir: string): Promise<PostgresHome> {
  await mkdir(dataDir, { recursive: true })
    .then(() => access(dataDir, constants.R_OK | constants.W_OK))
    .catch(() => {
      throw new Error(
        `Папка данных ${dataDir} недоступна для записи. Дайте на неё права или укажите другую в DATA_DIR.`,
      )
    })
  const cluster = join(dataDir, 'postgres')
  if (process.getuid?.() !== 0) return { cluster, as: { cwd: dataDir } }
  const owner = { ...(await postgresUser()), cwd: '/' }
  if (await isReachableForOthers(cluster)) return { cluster, as: owner }
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  return { cluster: join(SHARED_HOME, digest), as: owner }
}

async function postgresUser(): Promise<{ uid: number; gid: number }> {
  const number = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout)
  const read = async () => ({ uid: await number('-u'), gid: await number('-g') })
  return read().catch(async () => {
    await run('useradd', ['--system', '--no-create-home', 'postgres'])
    return read()
  })
}

/** Whether every folder above `path` lets any user pass. */
export async function isReachableForOthers(path: string): Promise<boolean> {
  const parent = dirname(path)
  const { mode } = await stat(parent)
  if ((mode & 0o001) === 0) return false
  return parent === '/' || isReachableForOthers(parent)
}
