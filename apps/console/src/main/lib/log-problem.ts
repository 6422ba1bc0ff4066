/** What failed in the system, by its name; the message would tell the path, which names people and their work. */
const isOfSystem = (error: unknown): error is Error & { code: string; syscall: string } =>
  error instanceof Error && 'syscall' in error && 'code' in error

function describe(error: unknown): string {
  if (isOfSystem(error)) return `${error.code} ${error.syscall}`
  return error instanceof Error ? error.message : String(error)
}

/** Writes a failure of this computer, such as a full disk, to the log of the main process; no data of users. */
export function logProblem(place: string, error: unknown): void {
  console.warn(place, describe(error))
}
