// `npm run console`: opens the moderators' console against the running site.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildConsole, bundleConsole, PACKAGED } from './lib/build-console.ts'
import { electronRuntime } from './lib/electron-runtime.ts'
import { ROOT, run } from './lib/run.ts'

const runtime = await electronRuntime()
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
process.exit(await run(...(await opened())))

/** A complete Electron opens a folder; the bare one from npm (docs/decisions/006) only a packaged application. */
async function opened(): Promise<[command: string, args: string[]]> {
  const onMac = process.platform === 'darwin'
  const resources = onMac ? 'Electron.app/Contents/Resources' : 'resources'
  if (existsSync(join(runtime, resources, 'default_app.asar'))) {
    await bundleConsole()
    const binary = onMac ? 'Electron.app/Contents/MacOS/Electron' : 'electron'
    return [join(runtime, binary), [...asRoot, ROOT]]
  }
  await buildConsole(runtime)
  return [join(ROOT, PACKAGED), asRoot]
}
