import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Profile } from '@trassa/contracts/entities/user'
import { ToastProvider } from '@trassa/ui/feedback/toast'
import { TooltipProvider } from '@trassa/ui/overlays/tooltip'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import type { Bridge } from '../../shared/bridge.ts'
import type { IpcEvent, IpcEventData } from '../../shared/ipc.ts'
import { createQueryClient } from '../app/query-client.ts'
import { ApiContext } from '../lib/api-context.ts'
import { BridgeContext } from '../lib/bridge-context.ts'
import { connection, watchedApi } from '../lib/connection.ts'
import { ipcClient } from '../lib/ipc-client.ts'
import { createDecisionOutbox } from '../shared/decisions/decision-outbox.ts'
import { DecisionOutboxContext } from '../shared/decisions/decision-outbox-context.ts'
import { SeenAfterContext } from '../shared/decisions/use-ad-seen.ts'
import { SettingsContext } from '../shared/settings/settings-context.ts'
import { MeContext } from '../shared/users/me-context.ts'
import { type Answers, createFakeGateway } from './fake-gateway.ts'
import { MODERATOR, PROGRAM, UPLOADED } from './samples.ts'

export type { Answers } from './fake-gateway.ts'

/**
 * A part of the console with a fake main process behind its bridge; the local storage is the main process's
 * file. `path: null` for a part that brings its own router.
 */
export function renderConsole(
  children: ReactNode,
  answers: Answers,
  {
    me = MODERATOR,
    path = '/',
    saveDocument = async () => ({ outcome: 'saved' }),
    seenAfter = 0,
    main = {},
  }: {
    me?: Profile
    path?: string | null
    saveDocument?: Bridge['saveDocument']
    /** How long an ad must have been shown before a decision counts, in milliseconds. */
    seenAfter?: number
    /** Answers of the main process in place of the usual ones. */
    main?: Partial<Bridge>
  } = {},
) {
  connection.write('up')
  // jsdom has no layout.
  Element.prototype.scrollIntoView ??= () => undefined
  const settings = {
    server: 'http://localhost:3000',
    theme: 'system' as const,
    sidebar: 'auto' as const,
    adsTable: { hidden: [], order: [], widths: {} },
  }
  const listeners = new Set<{ event: IpcEvent; listen: (data: never) => void }>()
  const gateway = createFakeGateway(answers)
  const askGateway = vi.fn<Bridge['askGateway']>(gateway.ask)
  const bridge: Bridge = {
    askGateway,
    uploadPhoto: async () => ({ ok: true, detail: UPLOADED }),
    saveDocument,
    readOutbox: async () => JSON.parse(localStorage.getItem('decisions') ?? '[]'),
    writeOutbox: async ({ decisions }) => {
      localStorage.setItem('decisions', JSON.stringify(decisions))
      return undefined
    },
    readSettings: async () => settings,
    changeSettings: async (change) => ({ ...settings, ...change }),
    showAdMenu: async () => null,
    readProgram: async () => PROGRAM,
    changeProgram: async (change) => ({
      ...PROGRAM,
      settings: { ...PROGRAM.settings, ...change },
    }),
    sessionStorageKind: async () => 'keyring',
    on: (event, listener) => {
      const entry = { event, listen: listener }
      listeners.add(entry)
      return () => listeners.delete(entry)
    },
    ...main,
  }
  const api = watchedApi(ipcClient(bridge))
  const account = { server: settings.server, moderatorId: me.id }
  const outbox = createDecisionOutbox({
    api,
    storage: {
      read: () => bridge.readOutbox(account),
      write: (decisions) => bridge.writeOutbox({ account, decisions }),
    },
    onSettled: () => undefined,
  })
  const { unmount } = render(
    <BridgeContext value={bridge}>
      <ApiContext value={api}>
        <DecisionOutboxContext value={outbox}>
          <QueryClientProvider client={createQueryClient()}>
            <SettingsContext value={{ settings, change: async () => undefined }}>
              <TooltipProvider>
                <ToastProvider>
                  <SeenAfterContext value={seenAfter}>
                    <MeContext value={me}>
                      {path === null ? (
                        children
                      ) : (
                        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
                      )}
                    </MeContext>
                  </SeenAfterContext>
                </ToastProvider>
              </TooltipProvider>
            </SettingsContext>
          </QueryClientProvider>
        </DecisionOutboxContext>
      </ApiContext>
    </BridgeContext>,
  )
  return {
    user: userEvent.setup({
      advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)),
    }),
    outbox,
    /** Closes the window. */
    close: () => {
      outbox.stop()
      unmount()
    },
    line: gateway.line,
    performed: gateway.performed,
    /** Sends an event of the main process. */
    tell: <E extends IpcEvent>(event: E, data: IpcEventData<E>) => {
      for (const each of listeners) if (each.event === event) each.listen(data as never)
    },
    /** What was asked of a call, oldest first. */
    asked: (callId: string) =>
      askGateway.mock.calls.map(([request]) => request).filter((each) => each.callId === callId),
  }
}
