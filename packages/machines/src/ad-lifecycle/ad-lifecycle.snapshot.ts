import { type AdState, stateOf } from '@trassa/contracts/enumerations/ads'
import { getNextTransitions } from 'xstate'
import { adLifecycleMachine } from './ad-lifecycle.machine.ts'
import { AD_RULES, type AdRule } from './ad-lifecycle.rules.ts'
import type { AdFacts } from './ad-lifecycle.types.ts'

/** The machine standing where the ad's `stat` says, with nothing decided yet. */
export const stand = (ad: AdFacts) =>
  adLifecycleMachine.resolveState({
    value: stateOf(ad.stat),
    context: { ad, changes: {}, effects: [] },
  })

/** One line of the table as the machine has it: the event, what it asks for, where it leads. */
export interface AdEdge {
  eventType: string
  rules: AdRule[]
  /** Names of states; empty where the ad stays where it is. */
  targets: string[]
}

const isRule = (name: unknown): name is AdRule => typeof name === 'string' && name in AD_RULES

function rulesOf(guard: unknown): AdRule[] {
  if (typeof guard !== 'object' || guard === null || !('params' in guard)) return []
  const { params } = guard
  if (typeof params !== 'object' || params === null || !('rules' in params)) return []
  return Array.isArray(params.rules) ? params.rules.filter(isRule) : []
}

/** The edges that leave the ad's state, in the order in which the machine tries them. */
export const edgesFrom = (ad: AdFacts): AdEdge[] =>
  getNextTransitions(stand(ad)).map(({ eventType, guard, target }) => ({
    eventType,
    rules: rulesOf(guard),
    targets: (target ?? []).map((node) => node.key),
  }))

/** Whether an edge leads to a state. */
export const leadsTo = (edge: AdEdge, state: AdState): boolean => edge.targets.includes(state)
