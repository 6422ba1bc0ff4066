import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.ts'

/**
 * Builds what changed and nothing else: `build` runs when a file under `sources` differs from the last
 * time, or when `output` is gone.
 */
export async function buildOnce(
  name: string,
  sources: string[],
  output: string,
  build: () => Promise<number>,
  /** What of the environment goes into the output. */
  environment = '',
): Promise<void> {
  const stamp = join(ROOT, '.cache', `${name}.stamp`)
  const wanted = digest(sources) + environment
  const made = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (made === wanted && existsSync(join(ROOT, output))) return
  const code = await build()
  if (code !== 0) throw new Error(`${name} could not be built`)
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  writeFileSync(stamp, wanted)
}

function digest(sources: string[]): string {
  const hash = createHash('sha256')
  for (const path of globSync(sources, { cwd: ROOT }).sort()) {
    const full = join(ROOT, path)
    if (statSync(full).isFile()) hash.update(path).update(readFileSync(full))
  }
  return hash.digest('hex')
}
