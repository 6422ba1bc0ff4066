import type { AdChanges, AdEffect, AdEvent, AdLifecycleContext } from './ad-lifecycle.types.ts'

/** What one action adds to a decision. */
export interface Outcome {
  changes?: AdChanges
  effects?: AdEffect[]
}

/** The arguments of an action: the facts, and the event that the guard has let through. */
export interface Step<Event = AdEvent> {
  context: AdLifecycleContext
  event: Event
}

export type StepOf<Type extends AdEvent['type']> = Step<Extract<AdEvent, { type: Type }>>
