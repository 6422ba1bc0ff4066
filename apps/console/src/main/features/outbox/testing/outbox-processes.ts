import { vi } from 'vitest'
import { ipcClient } from '../../../../renderer/lib/ipc-client.ts'
import { type Answers, createFakeGateway } from '../../../../renderer/testing/fake-gateway.ts'
import { moderatedAd } from '../../../../renderer/testing/samples.ts'
import type { Account, NewDecision } from '../../../../shared/outbox.ts'
import { MARINA } from '../../../testing/accounts.ts'
import { memoryAccountFiles } from '../../../testing/memory-account-files.ts'
import { createOutbox } from '../outbox.ts'
import { postDecision } from '../post-decision.ts'

export const SECOND = 1000

export const approval = (adId = '11'): NewDecision => ({
  adId,
  version: 3,
  title: `LADA Granta, ${adId}`,
  change: { type: 'verdict', verdict: 'approve', reasons: [] },
})

/** A gateway that decides, with processes that share the files of one computer. */
export function beginOutbox(answers: Answers = {}) {
  const gateway = createFakeGateway({
    'moderator.decideAd': () => moderatedAd('11', { stat: 1, version: 4 }),
    'moderator.liftAd': () => moderatedAd('11', { stat: 1, version: 4 }),
    'complaints.dismiss': () => moderatedAd('11', { stat: 1 }),
    ...answers,
  })
  const ask = vi.fn(gateway.ask)
  const { files, fault, read } = memoryAccountFiles()
  const sentBy: Account[] = []
  function startProcess(first: Account | null = MARINA) {
    let account = first
    let isKilled = false
    const listeners: (() => void)[] = []
    const outbox = createOutbox({
      files,
      account: { current: () => account, subscribe: (listener) => void listeners.push(listener) },
      post: async (decision, owner) => {
        if (isKilled) await new Promise(() => undefined)
        sentBy.push(owner)
        await postDecision(ipcClient({ askGateway: ask }), decision)
      },
      onChanged: () => undefined,
    })
    return {
      ...outbox,
      logIn(next: Account | null) {
        account = next
        for (const listener of listeners) listener()
      },
      kill: () => {
        isKilled = true
      },
    }
  }
  const stored = (account = MARINA): unknown[] => read(account) ?? []
  return { ...gateway, ask, startProcess, stored, fault, sentBy }
}

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
export const keysOf = ({ ask }: ReturnType<typeof beginOutbox>) =>
  new Set(ask.mock.calls.map(([request]) => request.idempotencyKey))
