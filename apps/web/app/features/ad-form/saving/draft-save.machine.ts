import { AppError } from '@trassa/contracts/app-error'
import type { ErrorCode } from '@trassa/contracts/errors'
import { actorSlot } from '@trassa/machines/actor-slot'
import { assign, setup, stateIn } from 'xstate'
import type {
  DraftSaveContext,
  DraftSaveEvent,
  DraftSaveInput,
  Saved,
  SaveInput,
} from './draft-save.types.ts'

/** The code of a failure; what nobody foresaw counts as a failed server. */
const codeOf = (event: unknown): ErrorCode => {
  const { error } = event as { error?: unknown }
  return error instanceof AppError ? error.code : 'server.failed'
}

const LOST: readonly ErrorCode[] = ['network.failed', 'server.failed', 'server.unavailable']
const SECOND = 1000
const LONGEST_WAIT = 60 * SECOND

const draftSaveSetup = setup({
  types: {
    context: {} as DraftSaveContext,
    input: {} as DraftSaveInput,
    events: {} as DraftSaveEvent,
  },
  actors: {
    /** Sends one request towards what the form holds. */
    save: actorSlot<Saved, SaveInput>('save'),
    /** Whether the server answers again, asked without an alert. */
    probe: actorSlot<void, void>('probe'),
  },
  guards: {
    savesItself: ({ context }) => context.saves === 'itself',
    isAnonymous: ({ context }) => context.userId === null,
    isOffline: () => false,
    isConnectionLost: ({ event }) => LOST.includes(codeOf(event)),
    isStale: ({ event }) => codeOf(event) === 'ad.stale',
    isSessionGone: ({ event }) => codeOf(event) === 'session.missing',
    hasConflict: ({ context }) => context.restored === 'conflict',
    hasChanges: ({ context }) => context.restored === 'changes',
  },
  actions: {
    keepError: assign({
      error: ({ event }) => {
        const { error } = event as { error?: unknown }
        return error instanceof AppError ? error : new AppError('server.failed', { cause: error })
      },
    }),
  },
  delays: {
    typing: 800,
    retry: ({ context }) => Math.min(2 ** context.tries * SECOND, LONGEST_WAIT),
  },
})

const kept = ({ saved }: Saved) => ({
  saved,
  savedAt: new Date(),
  tries: 0,
  error: null,
})

/** How what one types is kept on the server: debounced, one request at a time, never lost. */
export const draftSaveMachine = draftSaveSetup.createMachine({
  id: 'draftSave',
  context: ({ input }) => ({
    ...input,
    savedAt: null,
    key: crypto.randomUUID(),
    tries: 0,
    error: null,
  }),
  initial: 'starting',
  on: {
    'session.changed': { actions: assign({ userId: ({ event }) => event.userId }) },
    'version.advanced': { actions: assign({ saved: ({ event }) => event.saved }) },
  },
  states: {
    starting: {
      always: [
        { guard: 'hasConflict', target: 'stale' },
        { guard: 'hasChanges', target: 'changed' },
        { target: 'settled' },
      ],
    },
    settled: { on: { 'content.changed': 'changed', 'flush.requested': 'sending' } },
    /** Decides what a change leads to. */
    changed: { always: [{ guard: 'savesItself', target: 'typing' }, { target: 'unsaved' }] },
    unsaved: { on: { 'flush.requested': 'sending' } },
    typing: {
      on: {
        'content.changed': { target: 'typing', reenter: true },
        'flush.requested': 'sending',
      },
      after: { typing: 'sending' },
    },
    /** Decides whether a request has any chance. */
    sending: {
      always: [
        { guard: 'isAnonymous', target: 'anonymous' },
        { guard: 'isOffline', target: 'offline' },
        { target: 'saving' },
      ],
    },
    anonymous: {
      on: {
        'session.changed': {
          target: 'sending',
          actions: assign({ userId: ({ event }) => event.userId }),
        },
      },
    },
    saving: {
      tags: 'busy',
      initial: 'current',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { saved, key } }) => ({ saved, key }),
        onDone: [
          {
            guard: ({ event }) => event.output.more,
            target: 'saving',
            reenter: true,
            actions: assign({ saved: ({ event }) => event.output.saved }),
          },
          {
            guard: stateIn({ saving: 'overtaken' }),
            target: 'changed',
            actions: assign(({ event }) => kept(event.output)),
          },
          { target: 'settled', actions: assign(({ event }) => kept(event.output)) },
        ],
        onError: [
          {
            guard: 'isConnectionLost',
            target: 'offline',
            actions: ['keepError', assign({ tries: ({ context }) => context.tries + 1 })],
          },
          { guard: 'isStale', target: 'stale', actions: 'keepError' },
          {
            guard: 'isSessionGone',
            target: 'anonymous',
            actions: ['keepError', assign({ userId: null })],
          },
          { target: 'refused', actions: 'keepError' },
        ],
      },
      on: { 'content.changed': '.overtaken' },
      states: { current: {}, overtaken: {} },
    },
    offline: {
      on: { 'network.returned': 'probing', 'flush.requested': 'sending' },
      after: { retry: 'probing' },
    },
    probing: {
      tags: 'busy',
      invoke: {
        id: 'probe',
        src: 'probe',
        onDone: 'sending',
        onError: {
          target: 'offline',
          actions: assign({ tries: ({ context }) => context.tries + 1 }),
        },
      },
    },
    stale: {
      on: {
        'conflict.resolved': {
          target: 'changed',
          actions: assign({ saved: ({ event }) => event.saved, error: null }),
        },
      },
    },
    /** The server will not take it as it is; the next change tries again. */
    refused: { on: { 'content.changed': 'changed', 'flush.requested': 'sending' } },
  },
})
