import type { EventActor } from '../event-actor.ts'

/** An actor of each kind but the one whom the ad or the order belongs to. */
export const OTHER_ACTORS = {
  stranger: { kind: 'user', userId: '2', role: 'user' },
  support: { kind: 'user', userId: '3', role: 'support' },
  moderator: { kind: 'user', userId: '4', role: 'moderator' },
  senior: { kind: 'user', userId: '5', role: 'seniorModerator' },
  system: { kind: 'system' },
} as const satisfies Record<string, EventActor>
