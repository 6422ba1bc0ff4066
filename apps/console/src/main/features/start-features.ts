import { join } from 'node:path'
import { logout } from '@trassa/contracts/calls/auth'
import type { StaffEvent } from '@trassa/contracts/entities/moderator/staff-event'
import { accountFiles } from '../lib/account-files.ts'
import { broadcast } from '../lib/broadcast.ts'
import type { ConsoleFile } from '../lib/console-file.ts'
import type { Cipher } from '../lib/durable-file.ts'
import { registerAdsExportIpc } from './ads-export/ads-export.ipc.ts'
import { registerBatchEndsIpc } from './batch-ends/batch-ends.ipc.ts'
import { createBatchEnds } from './batch-ends/batch-ends.ts'
import { createHeldClaim } from './claims/held-claim.ts'
import { registerConnectionIpc } from './connection/connection.ipc.ts'
import { createConnection } from './connection/connection.ts'
import { probeServer } from './connection/probe-server.ts'
import { registerDraftsIpc } from './drafts/drafts.ipc.ts'
import { createDraftsStore } from './drafts/drafts.store.ts'
import { registerGatewayIpc } from './gateway/gateway.ipc.ts'
import { createGateway } from './gateway/gateway.ts'
import { followSession } from './live/follow-session.ts'
import { registerOutboxIpc } from './outbox/outbox.ipc.ts'
import { createOutbox } from './outbox/outbox.ts'
import { postDecision } from './outbox/post-decision.ts'
import { registerPhotoFolderIpc } from './photo-folder/photo-folder.ipc.ts'
import { createRevocations } from './session/revocations.ts'
import { createSessionAccount } from './session/session.account.ts'
import { registerSessionIpc } from './session/session.ipc.ts'
import { createSessionVault } from './session/session.vault.ts'
import { createSessionEnds } from './session/session-ends.ts'
import { registerSettingsIpc } from './settings/settings.ipc.ts'
import type { SettingsStore } from './settings/settings.store.ts'
import { createOwnWords } from './spelling/own-words.ts'

/** How long quitting and logging out wait for decisions that are still held. */
const FLUSH_PATIENCE_MS = 2000

interface FeaturesOptions {
  file: ConsoleFile
  /** Where accounts keep their decisions and drafts. */
  folder: string
  settings: SettingsStore
  cipher: Cipher
  fetch: typeof globalThis.fetch
  /** What the gateway tells the staff; `null` after the logout. */
  onStaffEvent: (event: StaffEvent | null) => void
  /** Removes what answers of the server have left in memory. */
  clearCaches: () => Promise<void>
}

/** Makes what stands behind the bridge, and connects its parts. */
export function startFeatures(options: FeaturesOptions) {
  const { file, folder, settings, cipher, fetch, clearCaches, onStaffEvent } = options
  const readServer = () => settings.read().server
  const vault = createSessionVault(file, cipher)
  const account = createSessionAccount(vault)

  const connection = createConnection({
    probe: async () => {
      const server = readServer()
      return server === null ? null : probeServer(server, fetch)
    },
    onChanged(state) {
      broadcast('connection.changed', state)
      if (state !== 'up') return
      outbox.resume()
      void revocations.send()
    },
  })
  const sessionEnds = createSessionEnds(() => broadcast('session.lost', undefined))
  const gateway = createGateway({
    readServer,
    vault,
    account,
    fetch,
    watch: connection,
    onSessionLost: sessionEnds.lost,
  })
  const outbox = createOutbox({
    files: accountFiles(join(folder, 'decisions'), cipher),
    account,
    post: (decision, owner) => postDecision(gateway.clientOf(owner), decision),
    onChanged: (decisions) => broadcast('outbox.changed', [...decisions]),
  })
  const drafts = createDraftsStore({
    files: accountFiles(join(folder, 'drafts'), cipher),
    currentAccount: account.current,
  })

  const ownWords = createOwnWords({ files: accountFiles(join(folder, 'words'), cipher), account })

  const claim = createHeldClaim(gateway.client)
  const revocations = createRevocations(file, cipher, (server, token) =>
    gateway.clientWithToken(server, token).ask(logout),
  )

  // Also at the next login: a server that was slow has not been away.
  account.subscribe(() => void revocations.send())

  async function finish(): Promise<void> {
    await Promise.all([outbox.flush(FLUSH_PATIENCE_MS), drafts.flush(), claim.release()])
  }
  const readToken = () => {
    const server = readServer()
    return server === null ? null : vault.read(server)
  }
  /** Ends the session on its server, or later where that does not answer; here it ends in any case (decision 157). */
  async function leave(): Promise<void> {
    const [server, left] = [readServer(), readToken()]
    if (server === null || left === null) return
    await sessionEnds.leave({
      finish,
      api: gateway.client,
      revokeLater: () => revocations.add(server, left),
      forget: vault.forget,
    })
  }
  let token = readToken()
  vault.onChanged(() => {
    const next = readToken()
    if (next === null) void clearCaches()
    // Answers of the gateway also prolong the session that there is.
    if (next !== token) broadcast('session.changed', undefined)
    token = next
  })
  const batchEnds = createBatchEnds({
    files: accountFiles(join(folder, 'batch-ends'), cipher),
    currentAccount: account.current,
    onChanged: (unread) => broadcast('batchEnds.changed', unread),
    onNews: onStaffEvent,
  })
  followSession({
    gateway,
    account,
    connection,
    onEvent(event) {
      if (event.type === 'batch.ended') {
        void batchEnds.add(event)
        return
      }
      broadcast('staff.event', event)
      onStaffEvent(event)
    },
    onLoggedOut: () => onStaffEvent(null),
  })
  registerSettingsIpc({
    settings,
    serverChange: {
      before: leave,
      after: vault.forget,
    },
  })
  registerSessionIpc()
  registerConnectionIpc(connection)
  registerOutboxIpc(outbox)
  registerDraftsIpc(drafts)
  registerBatchEndsIpc(batchEnds)
  registerPhotoFolderIpc({ gateway, account, hasSession: () => readToken() !== null })
  registerAdsExportIpc({ gateway, account, hasSession: () => readToken() !== null })
  registerGatewayIpc({ gateway, readServer, vault, account, claim, leave })
  connection.watch()

  return {
    finish,
    ownWords,
    flushDrafts: drafts.flush,
    /** Of the staff member who is logged in. */
    readRole: () => account.current()?.role ?? null,
  }
}
