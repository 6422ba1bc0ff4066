import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Profile } from '@trassa/contracts/entities/user'
import { ToastProvider } from '@trassa/ui/feedback/toast'
import { TooltipProvider } from '@trassa/ui/overlays/tooltip'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { onTestFinished, vi } from 'vitest'
import type { Bridge } from '../../shared/bridge.ts'
import { createQueryClient } from '../app/query-client.ts'
import { ApiContext } from '../lib/api-context.ts'
import { BridgeContext } from '../lib/bridge-context.ts'
import { connection, followConnection } from '../lib/connection.ts'
import { holdDrafts } from '../lib/draft-storage.ts'
import { ipcClient } from '../lib/ipc-client.ts'
import { connectOutbox } from '../shared/decisions/decision-outbox.ts'
import { DecisionOutboxContext } from '../shared/decisions/decision-outbox-context.ts'
import { SeenAfterContext } from '../shared/decisions/use-seen.ts'
import { SettingsContext } from '../shared/settings/settings-context.ts'
import { MeContext } from '../shared/users/me-context.ts'
import type { Answers } from './fake-gateway.ts'
import { createFakeMain } from './fake-main.ts'
import { MODERATOR } from './samples.ts'

export type { Answers } from './fake-gateway.ts'

/**
 * A part of the console with a fake main process behind its bridge, whose files are the local storage.
 * `path: null` for a part that brings its own router.
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
  const account = { server: 'http://localhost:3000', moderatorId: me.id }
  const process = createFakeMain({ answers, account, saveDocument, changes: main })
  const { bridge, settings } = process
  // jsdom has no layout.
  Element.prototype.scrollIntoView ??= () => undefined
  connection.write({ state: 'up', since: new Date() })
  const endings = [process.kill, process.watch(), followConnection(bridge)]
  holdDrafts(process.storedDrafts(), bridge)
  void bridge.openDrafts()
  const { outbox, close } = connectOutbox(bridge)
  endings.push(close)
  const { unmount } = render(
    <BridgeContext value={bridge}>
      <ApiContext value={ipcClient(bridge)}>
        <DecisionOutboxContext value={outbox}>
          <QueryClientProvider client={createQueryClient()}>
            <SettingsContext
              value={{ settings, change: () => undefined, save: async () => undefined }}
            >
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
  const end = () => {
    for (const each of endings.splice(0)) each()
  }
  onTestFinished(() => {
    end()
    localStorage.clear()
  })
  return {
    ...process,
    user: userEvent.setup({
      advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)),
    }),
    outbox,
    /** Closes the window. */
    close() {
      end()
      unmount()
    },
  }
}
