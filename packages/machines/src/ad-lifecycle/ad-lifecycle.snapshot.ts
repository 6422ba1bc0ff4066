import { type AdStat, type AdState, stateOf } from '@trassa/contracts/enumerations/ads'
import { type RuledTransition, ruledTransitions } from '../rules.ts'
import { presumeFacts } from './ad-lifecycle.facts.ts'
import { adLifecycleMachine } from './ad-lifecycle.machine.ts'
import { AD_RULES, type AdRule } from './ad-lifecycle.rules.ts'
import type { AdFacts } from './ad-lifecycle.types.ts'

/** The machine's snapshot in the state that the ad's `stat` column names, with nothing decided yet. */
export const snapshotOf = (ad: AdFacts) =>
  adLifecycleMachine.resolveState({
    value: stateOf(ad.stat),
    context: { ad, changes: {}, effects: [] },
  })

export type AdTransition = RuledTransition<AdRule>

const isRule = (name: unknown): name is AdRule => typeof name === 'string' && name in AD_RULES

/** The transitions from a state, in the order in which the machine tries them; guards are not checked. */
export const transitionsFrom = (stat: AdStat): AdTransition[] =>
  ruledTransitions(snapshotOf(presumeFacts({ userId: '', stat })), isRule)

/** Whether a transition leads to a state. */
export const leadsToState = (transition: AdTransition, state: AdState): boolean =>
  transition.targets.includes(state)
