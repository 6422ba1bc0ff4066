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

/** The code of an error event; `server.failed` for unexpected errors. */
const codeOf = (event: unknown): ErrorCode => {
  const { error } = event as { error?: unknown }
  return error instanceof AppError ? error.code : 'server.failed'
}

const CONNECTION_ERRORS: readonly ErrorCode[] = [
  'network.failed',
  'server.failed',
  'server.unavailable',
]
const SECOND = 1000
const MAX_RETRY_DELAY = 60 * SECOND
/** In seconds. */
const DEFAULT_RETRY_AFTER = 10

const draftSaveSetup = setup({
  types: {
    context: {} as DraftSaveContext,
    input: {} as DraftSaveInput,
    events: {} as DraftSaveEvent,
  },
  actors: {
    /** Sends one request that saves a part of the form's content. */
    save: actorSlot<Saved, SaveInput>('save'),
    /** Resolves if the server answers; shows no error alert. */
    probe: actorSlot<void, void>('probe'),
  },
  guards: {
    savesAutomatically: ({ context }) => context.saves === 'auto',
    isAnonymous: ({ context }) => context.userId === null,
    isOffline: () => false,
    isConnectionLost: ({ event }) => CONNECTION_ERRORS.includes(codeOf(event)),
    isPostponed: ({ event }) => codeOf(event) === 'request.too_many',
    isStale: ({ event }) => codeOf(event) === 'ad.stale',
    isSessionGone: ({ event }) => codeOf(event) === 'session.missing',
    hasConflict: ({ context }) => context.restored === 'conflict',
    hasChanges: ({ context }) => context.restored === 'changes',
  },
  actions: {
    assignError: assign({
      error: ({ event }) => {
        const { error } = event as { error?: unknown }
        return error instanceof AppError ? error : new AppError('server.failed', { cause: error })
      },
    }),
  },
  delays: {
    typing: 800,
    /** As the server asks for. */
    postponed: ({ context }) => (context.error?.retryAfter ?? DEFAULT_RETRY_AFTER) * SECOND,
    retry: ({ context }) => Math.min(2 ** context.tries * SECOND, MAX_RETRY_DELAY),
  },
})

const savedContext = ({ saved }: Saved) => ({
  saved,
  savedAt: new Date(),
  tries: 0,
  error: null,
})

/** Saves the form's content to the server: debounced by 800 ms, one request at a time, retried after errors of the connection. */
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
    /** Transient: the reaction to a change. */
    changed: { always: [{ guard: 'savesAutomatically', target: 'typing' }, { target: 'unsaved' }] },
    unsaved: { on: { 'flush.requested': 'sending' } },
    typing: {
      on: {
        'content.changed': { target: 'typing', reenter: true },
        'flush.requested': 'sending',
      },
      after: { typing: 'sending' },
    },
    /** Transient: whether a request can succeed. */
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
            actions: assign(({ event }) => savedContext(event.output)),
          },
          { target: 'settled', actions: assign(({ event }) => savedContext(event.output)) },
        ],
        onError: [
          {
            guard: 'isConnectionLost',
            target: 'offline',
            actions: ['assignError', assign({ tries: ({ context }) => context.tries + 1 })],
          },
          { guard: 'isPostponed', target: 'postponed', actions: 'assignError' },
          { guard: 'isStale', target: 'stale', actions: 'assignError' },
          {
            guard: 'isSessionGone',
            target: 'anonymous',
            actions: ['assignError', assign({ userId: null })],
          },
          { target: 'refused', actions: 'assignError' },
        ],
      },
      on: { 'content.changed': '.overtaken' },
      states: { current: {}, overtaken: {} },
    },
    /** Too many changes in a short time: the server names when it takes the next. */
    postponed: { after: { postponed: 'sending' } },
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
    /** The server refused the content; the next change tries again. */
    refused: { on: { 'content.changed': 'changed', 'flush.requested': 'sending' } },
  },
})
