/** How a batch came about (domain §9). */
export const BATCH_KINDS = ['change', 'retry', 'undo'] as const
export type BatchKind = (typeof BATCH_KINDS)[number]

/**
 * What becomes of a batch: `checked` after its dry run, `waiting` while its start can be taken back without a trace,
 * `cancelled` with the rows that it had not come to left alone.
 */
export const BATCH_STATES = [
  'checked',
  'waiting',
  'running',
  'paused',
  'done',
  'cancelled',
] as const
export type BatchState = (typeof BATCH_STATES)[number]

/** What becomes of one ad of a batch; a dry run refuses what it knows to be impossible. */
export const BATCH_ROW_STATES = ['refused', 'waiting', 'changed'] as const
export type BatchRowState = (typeof BATCH_ROW_STATES)[number]

/** What a moderator does with a batch, with the states in which that is possible. */
export const BATCH_COMMANDS = {
  start: ['checked'],
  pause: ['running'],
  resume: ['paused'],
  cancel: ['checked', 'waiting', 'running', 'paused'],
} as const satisfies Record<string, readonly BatchState[]>
export type BatchCommand = keyof typeof BATCH_COMMANDS

/** Milliseconds in which a start can be taken back (domain §9). */
export const BATCH_HOLD_MS = 10_000

/** Hours after its end in which a batch can be undone (domain §9). */
export const BATCH_UNDO_HOURS = 24
