import { existsSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { ROOT } from './run.ts'

const E2E = 'apps/e2e'
/** How the test beside a source file ends, by what it needs (vitest.config.ts). */
const KINDS = ['.test', '.dom.test', '.server.test']

/** What `npm test -- PATH…` runs: absolute paths of files and folders for each of the two runners. */
export interface TestSelection {
  vitest: string[]
  playwright: string[]
  /** Whether the packaged console has to be built; the site always has to for Playwright. */
  console: boolean
}

/**
 * Divides paths, relative to `folder`, between vitest and Playwright (below `apps/e2e`). A source file
 * stands for the test beside it.
 *
 * @throws an Error that names a path without tests.
 */
export function selectTests(paths: readonly string[], folder = process.cwd()): TestSelection {
  const found = paths.map((path) => testPath(resolve(folder, path)))
  const playwright = found.filter((path) => isBelow(path, E2E))
  return {
    vitest: found.filter((path) => !isBelow(path, E2E)),
    playwright,
    console: playwright.some((path) => !isBelow(path, `${E2E}/web`)),
  }
}

function testPath(path: string): string {
  const beside = KINDS.map((kind) => path.replace(/(?<!\.(?:test|spec))\.(tsx?)$/, `${kind}.$1`))
  const found = [...beside, path].find((one) => existsSync(one))
  if (!found || !isBelow(found, '.')) throw new Error(`Нет такого файла или папки: ${path}`)
  return found
}

function isBelow(path: string, folder: string): boolean {
  const way = relative(resolve(ROOT, folder), path)
  return way !== '..' && !way.startsWith(`..${sep}`)
}
