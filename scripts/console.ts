// `npm run console`: opens the moderators' console against the running site.
import { join } from 'node:path'
import { bundleConsole } from './lib/build-console.ts'
import { electronRuntime } from './lib/electron-runtime.ts'
import { ROOT, run } from './lib/run.ts'

const runtime = await electronRuntime()
await bundleConsole()
const binary = process.platform === 'darwin' ? 'Electron.app/Contents/MacOS/Electron' : 'electron'
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
process.exit(await run(join(runtime, binary), [...asRoot, ROOT]))
