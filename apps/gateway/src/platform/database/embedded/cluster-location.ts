import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Holds the clusters of root's working copies that other users cannot traverse to. */
export const SHARED_DATA_DIR = '/var/lib/trassa'

export interface ClusterLocation {
  cluster: string
  /** PostgreSQL refuses to run as root: then it runs as the user `postgres`. */
  as: { uid?: number; gid?: number; cwd: string }
}

/**
 * The cluster's folder and the user that runs the server.
 *
 * @throws an Error with a Russian sentence where the data folder cannot be written to.
 */
export async function locateCluster(dataDir: string): Promise<ClusterLocation> {
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
  if (await isTraversableByAll(cluster)) return { cluster, as: owner }
  // The lock of the cluster stands beside it, before the cluster is there.
  await mkdir(SHARED_DATA_DIR, { recursive: true, mode: 0o755 })
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  return { cluster: join(SHARED_DATA_DIR, digest), as: owner }
}

async function postgresUser(): Promise<{ uid: number; gid: number }> {
  const number = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout)
  const read = async () => ({ uid: await number('-u'), gid: await number('-g') })
  return read().catch(async () => {
    await run('useradd', ['--system', '--no-create-home', 'postgres'])
    return read()
  })
}

/** Whether any user may traverse every folder above `path`. */
export async function isTraversableByAll(path: string): Promise<boolean> {
  const parent = dirname(path)
  const { mode } = await stat(parent)
  if ((mode & 0o001) === 0) return false
  return parent === '/' || isTraversableByAll(parent)
}
