/** How a run of a job or of a local task ended; `retried` will be repeated. */
export interface FinishedRun {
  name: string
  outcome: 'completed' | 'retried' | 'failed'
  seconds: number
}

/** Where runs are counted (metrics). Must not throw. */
export type OnJobFinished = (run: FinishedRun) => void
