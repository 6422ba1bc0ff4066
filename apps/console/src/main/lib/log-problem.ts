/** Writes a failure of this computer, such as a full disk, to the log of the main process; no data of users. */
export function logProblem(place: string, error: unknown): void {
  console.warn(place, error instanceof Error ? error.message : String(error))
}
