import type { AdStat } from '@trassa/contracts/enumerations/ads'
import { assign, setup } from 'xstate'
import type { Outcome } from './ad-lifecycle.outcome.ts'
import { type AdRule, holds } from './ad-lifecycle.rules.ts'
import type { AdEvent, AdFacts, AdLifecycleContext } from './ad-lifecycle.types.ts'

interface Conditions {
  /** All must hold; a refusal names the first that does not. */
  rules: AdRule[]
  /** Of an override: the requested stat that this transition leads to. */
  stat?: AdStat
}

/** The vocabulary of the lifecycle's table: one guard that checks rules, one action that collects outcomes. */
export const adLifecycleSetup = setup({
  types: {
    context: {} as AdLifecycleContext,
    events: {} as AdEvent,
    input: {} as AdFacts,
  },
  guards: {
    allowed: ({ context, event }, { rules, stat }: Conditions) =>
      (stat === undefined || ('stat' in event && event.stat === stat)) &&
      rules.every((rule) => holds(rule, context.ad, event)),
  },
  actions: {
    write: assign(({ context }, outcome: Outcome) => ({
      changes: { ...context.changes, ...outcome.changes },
      effects: [...context.effects, ...(outcome.effects ?? [])],
    })),
  },
})

/** The guard of a transition: every rule must hold. */
export const when = (...rules: AdRule[]) => ({ type: 'allowed' as const, params: { rules } })

/** The guard of an override to `stat`. */
export const whenAskedFor = (stat: AdStat, ...rules: AdRule[]) => ({
  type: 'allowed' as const,
  params: { rules, stat },
})

/** The action of a transition: adds an outcome, made by `from` of the facts and the event. */
export const write = <From>(from: From) => ({ type: 'write' as const, params: from })
