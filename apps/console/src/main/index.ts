import { join } from 'node:path'
import { app, safeStorage, session } from 'electron'
import Store from 'electron-store'
import { moveFormerDecisions } from './features/outbox/former-decisions.ts'
import { startProgram } from './features/program/start-program.ts'
import { allowFileWithoutKeyring } from './features/session/session.ipc.ts'
import { createSettingsStore } from './features/settings/settings.store.ts'
import { startFeatures } from './features/start-features.ts'
import { accountFiles } from './lib/account-files.ts'
import { attemptWrite } from './lib/attempt-write.ts'
import { clearSession, consoleSession, fetchOf } from './lib/console-session.ts'
import { beforeQuit } from './lib/quit.ts'
import { watchLinks } from './links/watch-links.ts'
import { declareAppScheme, serveApp } from './protocol/app-protocol.ts'
import { fetchPhoto } from './protocol/fetch-photo.ts'
import { harden } from './security/harden.ts'

// Every window asks for it besides; root, who cannot have it, starts with --no-sandbox (tests in a container).
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
// Date fields and decimals follow Chromium's own locale, not that of the document: `12.05.2026` and `2,7` (spec §9).
app.commandLine.appendSwitch('lang', 'ru')
declareAppScheme()
const takeLinks = watchLinks()

async function start(): Promise<void> {
  await app.whenReady()
  const file = new Store({ name: 'console', clearInvalidConfig: true, configFileMode: 0o600 })
  const settings = createSettingsStore(file)
  // Former versions kept the own words of the dictionary there, in plain text.
  attemptWrite('words', () => file.delete('words'))
  const readServer = () => settings.read().server
  allowFileWithoutKeyring()
  const inMemory = consoleSession()
  const fetch = fetchOf(inMemory)

  harden(readServer, [inMemory, session.defaultSession])
  // Set by electron-vite in development; a packaged console never reads it.
  const devServer = app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL
  serveApp(inMemory, (photo) => fetchPhoto(readServer(), photo, fetch), devServer)
  // Former versions have left answers and typed texts there.
  await clearSession(session.defaultSession)
  const folder = join(app.getPath('userData'), 'accounts')
  await moveFormerDecisions(file, accountFiles(join(folder, 'decisions'), safeStorage))
  const features = startFeatures({
    file,
    folder,
    settings,
    cipher: safeStorage,
    fetch,
    clearCaches: () => clearSession(inMemory),
    onStaffEvent(event) {
      if (event === null) waiting.update(null)
      if (event?.type === 'queue.changed') waiting.update(event.counts)
      if (event?.type === 'batch.ended') waiting.tellBatchEnd(event)
    },
  })
  beforeQuit(features.finish)

  const waiting = startProgram({
    file,
    ownWords: features.ownWords,
    readServer,
    fetch,
    readRole: features.readRole,
    takeLinks,
    onWindow: (window) => void window.on('blur', () => void features.flushDrafts()),
  })
}

if (app.requestSingleInstanceLock()) void start()
else app.quit()
