import { logProblem } from './log-problem.ts'

/** Writes what the program can go on without, such as the place of a window: a full disk is logged and ends nothing. */
export function attemptWrite(place: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    logProblem(place, error)
  }
}
