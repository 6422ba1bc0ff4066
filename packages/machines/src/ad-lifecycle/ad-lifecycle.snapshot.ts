import { type AdStat, type AdState, stateOf } from '@trassa/contracts/enumerations/ads'
import { getNextTransitions } from 'xstate'
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

/** A transition of the table: its event, the rules of its guard, its target states. */
export interface AdTransition {
  eventType: string
  rules: AdRule[]
  /** Names of states; empty where the ad stays in its state. */
  targets: string[]
}

const isRule = (name: unknown): name is AdRule => typeof name === 'string' && name in AD_RULES

function rulesOf(guard: unknown): AdRule[] {
  if (typeof guard !== 'object' || guard === null || !('params' in guard)) return []
  const { params } = guard
  if (typeof params !== 'object' || params === null || !('rules' in params)) return []
  return Array.isArray(params.rules) ? params.rules.filter(isRule) : []
}

/** The transitions from a state, in the order in which the machine tries them; guards are not checked. */
export const transitionsFrom = (stat: AdStat): AdTransition[] =>
  getNextTransitions(snapshotOf(presumeFacts({ userId: '', stat }))).map(
    ({ eventType, guard, target }) => ({
      eventType,
      rules: rulesOf(guard),
      targets: (target ?? []).map((node) => node.key),
    }),
  )

/** Whether a transition leads to a state. */
export const leadsToState = (transition: AdTransition, state: AdState): boolean =>
  transition.targets.includes(state)
