import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { AppError } from '@trassa/contracts/app-error'
import type { Profile } from '@trassa/contracts/entities/user'
import { ToastProvider } from '@trassa/ui/feedback/toast'
import { TooltipProvider } from '@trassa/ui/overlays/tooltip'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import type { AskRequest, AskResult } from '../../shared/ask.ts'
import type { Bridge } from '../../shared/bridge.ts'
import type { IpcEvent } from '../../shared/ipc.ts'
import { createQueryClient } from '../app/query-client.ts'
import { ApiContext } from '../lib/api-context.ts'
import { BridgeContext } from '../lib/bridge-context.ts'
import { connection, watchedApi } from '../lib/connection.ts'
import { ipcClient } from '../lib/ipc-client.ts'
import { createDecisionOutbox } from '../shared/decisions/decision-outbox.ts'
import { DecisionOutboxContext } from '../shared/decisions/decision-outbox-context.ts'
import { SettingsContext } from '../shared/settings/settings-context.ts'
import { MeContext } from '../shared/users/me-context.ts'
import { MODERATOR, UPLOADED } from './samples.ts'

/** Answers of the gateway by call id; an `AppError` is a failure. */
export type Answers = Record<string, (request: AskRequest) => unknown>

function answerOf(answers: Answers, request: AskRequest): AskResult {
  const answer = answers[request.callId]
  if (!answer) throw new Error(`Nobody answers ${request.callId}`)
  try {
    return { ok: true, detail: answer(request) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ok: false, failure: { code: error.code, issues: error.issues } }
  }
}

/** A part of the console with a scripted main process behind its bridge. */
export function renderConsole(
  children: ReactNode,
  answers: Answers,
  { me = MODERATOR, path = '/' }: { me?: Profile; path?: string } = {},
) {
  connection.write('up')
  const settings = {
    server: 'http://localhost:3000',
    theme: 'system' as const,
    adsTable: { hidden: [], order: [], widths: {} },
  }
  const listeners = new Map<IpcEvent, () => void>()
  const askGateway = vi.fn<Bridge['askGateway']>(async (request) => answerOf(answers, request))
  const bridge: Bridge = {
    askGateway,
    uploadPhoto: async () => ({ ok: true, detail: UPLOADED }),
    readSettings: async () => settings,
    changeSettings: async (change) => ({ ...settings, ...change }),
    sessionStorageKind: async () => 'keyring',
    on: (event, listener) => {
      listeners.set(event, listener)
      return () => listeners.delete(event)
    },
  }
  const api = watchedApi(ipcClient(bridge))
  const outbox = createDecisionOutbox(api, localStorage)
  render(
    <BridgeContext value={bridge}>
      <ApiContext value={api}>
        <DecisionOutboxContext value={outbox}>
          <QueryClientProvider client={createQueryClient()}>
            <SettingsContext value={{ settings, change: async () => undefined }}>
              <TooltipProvider>
                <ToastProvider>
                  <MeContext value={me}>
                    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
                  </MeContext>
                </ToastProvider>
              </TooltipProvider>
            </SettingsContext>
          </QueryClientProvider>
        </DecisionOutboxContext>
      </ApiContext>
    </BridgeContext>,
  )
  return {
    user: userEvent.setup(),
    outbox,
    tell: (event: IpcEvent) => listeners.get(event)?.(),
    /** What was asked of a call, oldest first. */
    asked: (callId: string) =>
      askGateway.mock.calls.map(([request]) => request).filter((each) => each.callId === callId),
  }
}
