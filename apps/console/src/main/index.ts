import { app, safeStorage } from 'electron'
import Store from 'electron-store'
import { registerGatewayIpc } from './features/gateway/gateway.ipc.ts'
import { registerOutboxIpc } from './features/outbox/outbox.ipc.ts'
import { createOutboxStore } from './features/outbox/outbox.store.ts'
import { startProgram } from './features/program/start-program.ts'
import { allowFileWithoutKeyring, registerSessionIpc } from './features/session/session.ipc.ts'
import { createSessionVault } from './features/session/session.vault.ts'
import { registerSettingsIpc } from './features/settings/settings.ipc.ts'
import { createSettingsStore } from './features/settings/settings.store.ts'
import { broadcast } from './lib/broadcast.ts'
import { watchLinks } from './links/watch-links.ts'
import { declareAppScheme, serveApp } from './protocol/app-protocol.ts'
import { fetchPhoto } from './protocol/fetch-photo.ts'
import { harden } from './security/harden.ts'

// Every window asks for it besides; root, who cannot have it, starts with --no-sandbox (tests in a container).
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
declareAppScheme()
const takeLinks = watchLinks()

async function start(): Promise<void> {
  await app.whenReady()
  const file = new Store({ name: 'console', clearInvalidConfig: true, configFileMode: 0o600 })
  const settings = createSettingsStore(file)
  const readServer = () => settings.read().server
  allowFileWithoutKeyring()
  const vault = createSessionVault(file, safeStorage)

  harden(readServer)
  // Set by electron-vite in development; a packaged console never reads it.
  const devServer = app.isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL
  serveApp((photo) => fetchPhoto(readServer(), photo), devServer)
  registerSettingsIpc({ settings, onServerChanged: vault.forget })
  registerSessionIpc()
  registerOutboxIpc(createOutboxStore(file))
  registerGatewayIpc({
    readServer,
    vault,
    onSessionLost: () => broadcast('session.lost', undefined),
  })

  startProgram({ file, readServer, readRole: () => null, takeLinks })
}

if (app.requestSingleInstanceLock()) void start()
else app.quit()
