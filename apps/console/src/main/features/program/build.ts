import { app } from 'electron'
import { isOlder } from './electron-version.ts'

/** Of the `electron` package; written in by electron.vite.config.ts. */
declare const DECLARED_ELECTRON: string

/** What this program is made of. */
export function readBuild() {
  const electron = process.versions.electron
  return {
    version: app.getVersion(),
    electron,
    isTestBuild: isOlder(electron, DECLARED_ELECTRON),
  }
}

/** The title of the windows: a build for tests says so there. */
export function titleOfBuild(product: string): string {
  const { electron, isTestBuild } = readBuild()
  return isTestBuild ? `${product} — собрано на Electron ${electron} для проверки` : product
}
