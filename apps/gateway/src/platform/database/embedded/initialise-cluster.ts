import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { access, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { ClusterLocation } from './cluster-location.ts'
import type { PostgresBinaries } from './embedded-binaries.ts'

const run = promisify(execFile)

const passwordFileOf = ({ cluster }: ClusterLocation) => `${cluster}.password`

/** The password of a cluster that is initialised. */
export const readPassword = async (home: ClusterLocation): Promise<string> =>
  (await readFile(passwordFileOf(home), 'utf8')).trim()

/**
 * Creates the cluster where there is none. It is made beside its place and renamed at the end, so that one
 * whose creation was interrupted is never used. @returns its password.
 */
export async function initialiseCluster(
  home: ClusterLocation,
  binaries: PostgresBinaries,
): Promise<string> {
  const { cluster, as } = home
  const isReady = await access(join(cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
  if (isReady) return readPassword(home)

  const unfinished = `${cluster}.unfinished`
  await rm(cluster, { recursive: true, force: true })
  await rm(unfinished, { recursive: true, force: true })
  // The parent folder must be traversable: root runs the cluster as another user.
  await mkdir(dirname(cluster), { recursive: true, mode: 0o755 })
  await mkdir(unfinished, { mode: 0o700 })
  const password = randomBytes(24).toString('hex')
  const passwordFile = passwordFileOf(home)
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  if (as.uid !== undefined && as.gid !== undefined) {
    await chown(unfinished, as.uid, as.gid)
    await chown(passwordFile, as.uid, as.gid)
  }
  const initdb = ['-D', unfinished, '-U', 'postgres', '-A', 'scram-sha-256', '-E', 'UTF8']
  await run(binaries.initdb, [...initdb, '--locale=C.UTF-8', `--pwfile=${passwordFile}`], as)
  await rename(unfinished, cluster)
  return password
}
