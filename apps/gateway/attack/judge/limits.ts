/** How long things may take. */
export interface Limits {
  /** An answer that is not an upload. */
  answerMs: number
  /** An answer, also of a page, while the database hangs. */
  frozenMs: number
  /** The end after SIGTERM, whatever is uploading. */
  stopMs: number
  /** The end after a second SIGTERM. */
  secondStopMs: number
  /** Until calls are answered again after the database was killed or let go. */
  recoveryMs: number
}

/** What a machine that is idle needs beside the timeouts of the server. */
const SLACK_MS = 500

/**
 * The limits on a machine that is `slowness` times slower than an idle one of today. The timeouts of the
 * server (5 s for the database, 10 s for the end) are the same on any machine: there only what is done
 * beside them takes longer.
 */
export const limitsFor = (slowness: number): Limits => ({
  answerMs: 2000 * slowness,
  frozenMs: 5000 + SLACK_MS * slowness,
  stopMs: 10_000 + SLACK_MS * slowness,
  secondStopMs: SLACK_MS * slowness,
  recoveryMs: 30_000 + SLACK_MS * slowness,
})
