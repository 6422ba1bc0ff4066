import { useMutation } from '@tanstack/react-query'
import { AppError } from '@trassa/contracts/app-error'
import { bulkAds } from '@trassa/contracts/calls/moderator-ads'
import type { ModerationReason } from '@trassa/contracts/entities/ad'
import type { ModeratedAd } from '@trassa/contracts/entities/moderation'
import { useState } from 'react'
import { useApi } from '../../lib/api-context.ts'
import { isUnanswered } from '../../lib/failure-text.ts'
import { useKeyBindings } from '../keyboard/use-key-bindings.ts'
import { reasonDrafts } from '../reasons/reason-drafts.ts'
import { useMe } from '../users/me-context.ts'
import { type AdAction, allowedActions } from './allowed-actions.ts'
import type { Verdict } from './decision.ts'
import { useDecisionOutbox } from './decision-outbox-context.ts'
import { usePendingDecision } from './use-pending-decision.ts'

/** The action whose pane is open; approving needs none. */
export type OpenPane = Exclude<AdAction, 'approve'> | null

/** What a moderator does with one ad: by key or button, with its pane, failure and progress. */
export function useAdActions(ad: ModeratedAd, onDone: (action: AdAction) => void) {
  const [pane, setPane] = useState<OpenPane>(null)
  const [api, outbox, me] = [useApi(), useDecisionOutbox(), useMe()]
  const allowed = allowedActions(ad, me, new Date())

  const finish = (action: AdAction) => {
    setPane(null)
    onDone(action)
  }
  const decision = useMutation({
    mutationFn: ({ verdict, reasons }: { verdict: Verdict; reasons: ModerationReason[] }) =>
      outbox.send({
        id: crypto.randomUUID(),
        adId: ad.id,
        version: ad.version,
        title: ad.title,
        verdict,
        reasons,
        refusal: null,
      }),
    onSuccess: (_, { verdict }) => {
      reasonDrafts.clear(ad.id)
      finish(verdict)
    },
  })
  const lifting = useMutation({
    mutationFn: async (reason: string) => {
      const rows = [{ id: ad.id, version: ad.version }]
      const body = { action: { type: 'lift' as const, reason }, rows }
      const { results } = await api.ask(bulkAds, { body }, { idempotencyKey: crypto.randomUUID() })
      const code = results[0]?.code
      if (code) throw new AppError(code)
    },
    onSuccess: () => finish('lift'),
  })
  const isKept = usePendingDecision({
    adId: ad.id,
    verdict: decision.isError && isUnanswered(decision.error) ? decision.variables.verdict : null,
    onArrived: (verdict) => {
      decision.reset()
      reasonDrafts.clear(ad.id)
      finish(verdict)
    },
    onRefused: () => decision.reset(),
  })
  const busy = decision.isPending || lifting.isPending || isKept

  const may = (action: AdAction) => allowed.has(action) && !busy
  const approve = () => decision.mutate({ verdict: 'approve', reasons: [] })
  const open = (action: NonNullable<OpenPane>) => {
    decision.reset()
    lifting.reset()
    setPane(action)
  }
  useKeyBindings({
    approve: may('approve') && approve,
    requestFix: may('requestFix') && (() => open('requestFix')),
    block: may('block') && (() => open('block')),
    lift: may('lift') && (() => open('lift')),
    close: pane !== null && (() => setPane(null)),
  })

  return {
    allowed,
    busy,
    pane,
    failure: decision.error ?? lifting.error,
    approve,
    open,
    close: () => setPane(null),
    decide: (verdict: Verdict, reasons: ModerationReason[]) =>
      decision.mutate({ verdict, reasons }),
    lift: (reason: string) => lifting.mutate(reason),
  }
}

export type AdActions = ReturnType<typeof useAdActions>
