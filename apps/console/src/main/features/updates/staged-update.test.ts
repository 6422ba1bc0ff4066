import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AppAdapter } from 'electron-updater/out/AppAdapter.js'
import { AppImageUpdater } from 'electron-updater/out/AppImageUpdater.js'
import { ElectronHttpExecutor } from 'electron-updater/out/electronHttpExecutor.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newSigningKey, signatureOf } from '../../../../../../scripts/lib/update-signature.ts'
import { UnsignedUpdateError } from './signed-manifest.ts'
import { SignedProvider } from './signed-provider.ts'
import { createUpdates } from './updates.ts'

const PACKAGE = 'trassa-console-0.2.0-x86_64.AppImage'
const PROGRAM = Buffer.from('a newer console')
const MANIFEST = `version: 0.2.0
files:
  - url: ${PACKAGE}
    sha512: ${createHash('sha512').update(PROGRAM).digest('base64')}
    size: ${PROGRAM.length}
releaseDate: '2026-11-23T00:00:00.000Z'
`
const { privateKey, publicKey } = newSigningKey()

/** Downloads through Node: Electron's own network is there in Electron only. */
class NodeExecutor extends ElectronHttpExecutor {
  override createRequest(
    ...[options, callback]: Parameters<ElectronHttpExecutor['createRequest']>
  ) {
    return request(options as object, callback) as never
  }
}

let folder: string
let files: Record<string, string | Buffer>
let asked: string[]
let address: string
let close: () => void
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  folder = await mkdtemp(join(tmpdir(), 'trassa-update-'))
  await writeFile(join(folder, 'app-update.yml'), 'updaterCacheDirName: console-updater\n')
  await writeFile(join(folder, 'old.AppImage'), 'the present console')
  vi.stubEnv('APPIMAGE', join(folder, 'old.AppImage'))
  asked = []
  files = {
    [PACKAGE]: PROGRAM,
    'latest-linux.yml': MANIFEST,
    'latest-linux.yml.sig': signatureOf(Buffer.from(MANIFEST), privateKey),
  }
  const server = createServer(({ url = '' }, response) => {
    const name = url.slice(1).split('?')[0] ?? ''
    asked.push(name)
    if (!(name in files)) response.writeHead(404)
    response.end(files[name])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  close = () => server.close()
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  close()
  await rm(folder, { recursive: true })
})

/** electron-updater as the console starts it, in a program that is installed as an AppImage. */
function startUpdater() {
  const app: AppAdapter = {
    version: '0.1.0',
    name: 'trassa',
    isPackaged: true,
    appUpdateConfigPath: join(folder, 'app-update.yml'),
    userDataPath: folder,
    baseCachePath: folder,
    whenReady: async () => undefined,
    relaunch: () => undefined,
    quit: () => undefined,
    onQuit: () => undefined,
  }
  const updater = new AppImageUpdater(null, app)
  updater.logger = null
  updater.disableDifferentialDownload = true
  Object.assign(updater, { httpExecutor: new NodeExecutor() })
  const feed = { address, publicKey }
  const options = { provider: 'custom', updateProvider: SignedProvider, feed, fetch }
  updater.setFeedURL(options as never)
  const failures: unknown[] = []
  updater.on('error', (error) => failures.push(error))
  return { updates: createUpdates(updater, () => undefined), failures }
}

const staged = () => readdir(join(folder, 'console-updater', 'pending')).catch(() => [])

it('stages a signed update, and offers it', async () => {
  const { updates, failures } = startUpdater()
  await updates.check()
  expect(failures).toEqual([])
  expect(updates.read()).toEqual({ state: 'ready', version: '0.2.0', onQuit: false })
  expect(await staged()).toContain(PACKAGE)
  expect(await readFile(join(folder, 'console-updater', 'pending', PACKAGE))).toEqual(PROGRAM)
})

it('does not even download what a wrong key has signed', async () => {
  files['latest-linux.yml.sig'] = signatureOf(Buffer.from(MANIFEST), newSigningKey().privateKey)
  const { updates, failures } = startUpdater()
  await updates.check()
  expect(updates.read()).toEqual({ state: 'failed', reason: 'unsigned' })
  expect(failures[0]).toBeInstanceOf(UnsignedUpdateError)
  expect(asked).not.toContain(PACKAGE)
})

it('does not stage a package that is not the signed one', async () => {
  files[PACKAGE] = Buffer.from('another program')
  const { updates } = startUpdater()
  await updates.check()
  expect(updates.read()).toMatchObject({ state: 'failed' })
  expect(await staged()).not.toContain(PACKAGE)
})
