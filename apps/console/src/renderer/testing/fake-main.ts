import { act } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import { vi } from 'vitest'
import { createConnection } from '../../main/features/connection/connection.ts'
import { createOutbox } from '../../main/features/outbox/outbox.ts'
import { postDecision } from '../../main/features/outbox/post-decision.ts'
import type { AccountFiles } from '../../main/lib/account-files.ts'
import type { Bridge } from '../../shared/bridge.ts'
import type { DraftChange, Drafts } from '../../shared/drafts.ts'
import { isUnanswered } from '../../shared/failures.ts'
import type { IpcEvent, IpcEventData } from '../../shared/ipc.ts'
import type { Account } from '../../shared/outbox.ts'
import { ipcClient } from '../lib/ipc-client.ts'
import { type Answers, createFakeGateway } from './fake-gateway.ts'
import { PROGRAM, UPLOADED } from './samples.ts'

/** The decisions of an account in the local storage, so that they outlive a window of the test. */
const filesOn =
  (disk: { isFull: boolean; isGone: boolean }): AccountFiles =>
  ({ moderatorId }) => {
    const name = `decisions ${moderatorId}`
    return {
      read: async () => JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined,
      write: async (value) => {
        if (disk.isFull) throw new Error('ENOSPC')
        if (!disk.isGone) localStorage.setItem(name, JSON.stringify(value))
      },
      recover: async () => ({ recovered: [], lockedAt: [] }),
      setAside: async () => undefined,
    }
  }

/** The drafts in the local storage, written at once. */
function createFakeDrafts({ moderatorId }: Account) {
  const name = `drafts ${moderatorId}`
  const read = (): Drafts => JSON.parse(localStorage.getItem(name) ?? '{}')
  return {
    read,
    change({ key, text }: DraftChange) {
      const { [key]: _, ...others } = read()
      const next = text === null ? others : { ...others, [key]: text }
      if (Object.keys(next).length === 0) localStorage.removeItem(name)
      else localStorage.setItem(name, JSON.stringify(next))
    },
  }
}

/** Events from main; each window of the test hears all of them. */
function createEvents() {
  const listeners = new Set<{ event: IpcEvent; listen: (data: never) => void }>()
  const on: Bridge['on'] = (event, listen) => {
    const entry = { event, listen }
    listeners.add(entry)
    return () => listeners.delete(entry)
  }
  return {
    on,
    tell<E extends IpcEvent>(event: E, data: IpcEventData<E>) {
      act(() => {
        for (const each of listeners) if (each.event === event) each.listen(data as never)
      })
    },
  }
}

interface FakeMainOptions {
  answers: Answers
  account: Account
  saveDocument: Bridge['saveDocument']
  /** Answers in place of the usual ones. */
  changes?: Partial<Bridge> | undefined
}

/** The main process behind the bridge: its own outbox, drafts and connection before a fake gateway. */
export function createFakeMain({ answers, account, saveDocument, changes }: FakeMainOptions) {
  const events = createEvents()
  const disk = { isFull: false, isGone: false }
  const gateway = createFakeGateway(answers)
  const askGateway = vi.fn<Bridge['askGateway']>(gateway.ask)
  const sessionListeners: (() => void)[] = []

  const connection = createConnection({
    probe: async () => gateway.isUp(),
    onChanged(state) {
      events.tell('connection.changed', state)
      if (state === 'up') outbox.resume()
    },
  })
  const asked: Bridge['askGateway'] = async (request) => {
    const result = await askGateway(request)
    const failure = result.ok ? null : new AppError(result.failure.code)
    if (isUnanswered(failure)) connection.unanswered()
    else connection.answered()
    if (result.ok && request.callId === 'profiles.me') {
      for (const listener of sessionListeners) listener()
    }
    return result
  }
  const outbox = createOutbox({
    files: filesOn(disk),
    account: {
      current: () => account,
      subscribe: (listener) => void sessionListeners.push(listener),
    },
    post: (decision) => postDecision(ipcClient({ askGateway: asked }), decision),
    onChanged: (decisions) => events.tell('outbox.changed', [...decisions]),
  })
  const drafts = createFakeDrafts(account)

  const settings = {
    server: account.server,
    theme: 'system' as const,
    sidebar: 'auto' as const,
    adsTable: { hidden: [], order: [], widths: {} },
    paneWidth: null,
  }
  const bridge: Bridge = {
    askGateway: asked,
    uploadPhoto: async () => ({ ok: true, detail: UPLOADED }),
    saveDocument,
    saveExport: async () => ({ outcome: 'saved' }),
    cancelExport: async () => undefined,
    readPhotoFolder: async () => null,
    choosePhotoFolder: async () => ({ outcome: 'cancelled' }),
    sendPhotoFolder: async () => undefined,
    stopPhotoFolder: async () => undefined,
    readOutbox: async () => [...(await outbox.read())],
    hasLostDecisions: outbox.hasLost,
    sendDecision: outbox.send,
    takeDecisionBack: outbox.takeBack,
    dismissDecision: async (id) => {
      await outbox.dismiss(id)
      return undefined
    },
    openDrafts: async () => drafts.read(),
    areDraftsUnread: async () => false,
    changeDraft: async (change) => {
      drafts.change(change)
      return undefined
    },
    readBatchEnds: async () => [],
    dismissBatchEnds: async () => undefined,
    readConnection: async () => connection.read(),
    readSettings: async () => settings,
    changeSettings: async (change) => ({ ...settings, ...change }),
    showAdMenu: async () => null,
    readProgram: async () => PROGRAM,
    updateProgram: async () => PROGRAM,
    changeProgram: async (change) => ({
      ...PROGRAM,
      settings: { ...PROGRAM.settings, ...change },
    }),
    sessionStorageKind: async () => 'keyring',
    on: events.on,
    ...changes,
  }
  return {
    bridge,
    settings,
    tell: events.tell,
    line: gateway.line,
    performed: gateway.performed,
    /** What was asked of a call, oldest first. */
    asked: (callId: string) =>
      askGateway.mock.calls.map(([request]) => request).filter((each) => each.callId === callId),
    /** Sends the held decisions without waiting for the end of their hold. */
    sendHeld: () => act(() => outbox.flush(1000)),
    /** From now on nothing can be written. */
    breakDisk: () => {
      disk.isFull = true
    },
    storedDrafts: drafts.read,
    /** The process is gone: what it still does leaves no trace. */
    kill: () => {
      disk.isGone = true
    },
    watch: connection.watch,
  }
}
