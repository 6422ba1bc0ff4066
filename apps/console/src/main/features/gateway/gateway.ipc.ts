import { loginFinish, logout } from '@trassa/contracts/calls/auth'
import { createStockImport } from '@trassa/contracts/calls/moderator/stock-imports'
import { readMe } from '@trassa/contracts/calls/profiles'
import type { Profile } from '@trassa/contracts/entities/user'
import type { WebContents } from 'electron'
import type { AskRequest, AskResult } from '../../../shared/ask.ts'
import { registerIpc } from '../../lib/register-ipc.ts'
import type { HeldClaim } from '../claims/held-claim.ts'
import { registerDocumentsIpc } from '../documents/documents.ipc.ts'
import type { SessionAccount } from '../session/session.account.ts'
import type { SessionVault } from '../session/session.vault.ts'
import { askGateway } from './ask-gateway.ts'
import type { Gateway } from './gateway.ts'
import { uploadPhoto } from './upload-photo.ts'

/** Ten megabytes over a bad line. */
const UPLOAD_PATIENCE_MS = 5 * 60_000
/** The calls that send a file. */
const UPLOADING_CALLS: readonly string[] = [createStockImport.id]

/** The calls whose answer is the profile of the session. */
const PROFILE_CALLS: readonly string[] = [readMe.id, loginFinish.id]

interface GatewayIpcOptions {
  gateway: Gateway
  readServer: () => string | null
  vault: SessionVault
  account: SessionAccount
  claim: HeldClaim
  /** Ends the session here, whether its server answers or not. */
  leave: () => Promise<void>
}

/** The way from the renderer to the gateway. */
export function registerGatewayIpc(options: GatewayIpcOptions): void {
  const { gateway, readServer, vault, account, claim, leave } = options
  const watched = new WeakSet<WebContents>()

  /** The claim of a window that is closed is given back. */
  function watch(sender: WebContents): void {
    if (watched.has(sender)) return
    watched.add(sender)
    const { id } = sender
    sender.once('destroyed', () => void claim.release(id))
  }

  function learnAccount({ callId }: AskRequest, tokenBefore: string | null, result: AskResult) {
    const server = readServer()
    const token = server && vault.read(server)
    // A profile that was asked for with an earlier token says nothing of this one; a login gives a new one.
    const isOfToken = callId === loginFinish.id || token === tokenBefore
    if (!result.ok || !token || !isOfToken || !PROFILE_CALLS.includes(callId)) return
    account.learn(server, token, result.detail as Profile)
  }

  registerIpc('gateway.ask', async (request, sender) => {
    if (request.callId === logout.id) {
      await leave()
      return { ok: true, detail: { loggedOut: true } }
    }
    watch(sender)
    const { id: owner } = sender
    const server = readServer()
    const tokenBefore = server && vault.read(server)
    const result = await askGateway(
      gateway.client(UPLOADING_CALLS.includes(request.callId) ? UPLOAD_PATIENCE_MS : undefined),
      request,
    )
    learnAccount(request, tokenBefore, result)
    claim.learn(owner, request, result)
    // The window was closed before the answer came.
    if (sender.isDestroyed()) await claim.release(owner)
    return result
  })
  registerIpc('gateway.upload', ({ bytes }) =>
    uploadPhoto(bytes, gateway.reach(UPLOAD_PATIENCE_MS)),
  )
  registerDocumentsIpc(() => gateway.reach())
}
