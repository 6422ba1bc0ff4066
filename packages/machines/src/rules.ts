import type { ErrorCode } from '@trassa/contracts/errors'
import type { AnyMachineSnapshot } from 'xstate'
import { getNextTransitions } from 'xstate'

/** A condition of transitions, with the code of the refusal where it fails. */
export interface Rule<Facts, Event> {
  readonly code: ErrorCode
  readonly holds: (facts: Facts, event: Event) => boolean
}

/** A transition of a machine's table: its event, the rules of its guard, its target states. */
export interface RuledTransition<Name extends string> {
  eventType: string
  rules: Name[]
  /** Names of states; empty where the state stays. */
  targets: string[]
}

/** The rules in a guard's `params.rules`; none for a transition without a guard. */
function rulesOf<Name extends string>(guard: unknown, isRule: (name: unknown) => name is Name) {
  if (typeof guard !== 'object' || guard === null || !('params' in guard)) return []
  const { params } = guard
  if (typeof params !== 'object' || params === null || !('rules' in params)) return []
  return Array.isArray(params.rules) ? params.rules.filter(isRule) : []
}

/** The transitions from a snapshot, in the order in which the machine tries them; guards are not checked. */
export const ruledTransitions = <Name extends string>(
  snapshot: AnyMachineSnapshot,
  isRule: (name: unknown) => name is Name,
): RuledTransition<Name>[] =>
  getNextTransitions(snapshot).map(({ eventType, guard, target }) => ({
    eventType,
    rules: rulesOf(guard, isRule),
    targets: (target ?? []).map((node) => node.key),
  }))

/** The first rule that fails of the transition that gets furthest; `undefined` where none is for the event. */
export function furthestFailure<Name extends string>(
  transitions: readonly RuledTransition<Name>[],
  eventType: string,
  holds: (rule: Name) => boolean,
): Name | undefined {
  let furthest = -1
  let failure: Name | undefined
  for (const transition of transitions) {
    const failed = transition.rules.findIndex((rule) => !holds(rule))
    if (transition.eventType !== eventType || failed <= furthest) continue
    furthest = failed
    failure = transition.rules[failed]
  }
  return failure
}
