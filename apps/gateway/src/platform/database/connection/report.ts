/** Says what happened to the database, for the log; `error` where something failed. */
export type Report = (message: string, error?: unknown) => void
