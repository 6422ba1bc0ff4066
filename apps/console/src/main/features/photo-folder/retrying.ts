import { AppError } from '@trassa/contracts/app-error'
import { codeOf, isPostponed } from '../../../shared/failures.ts'
import { retryDelay } from '../../../shared/retry-delay.ts'

/** A request that the gateway fails at (500) may be the one that it cannot carry out. */
const ATTEMPTS = 3

export type Pause = (ms: number, signal: AbortSignal) => Promise<void>
/** Carries out a request, and repeats it. */
export type Patient = <T>(work: () => Promise<T>) => Promise<T>

interface Retrying {
  signal: AbortSignal
  /** The server takes nothing now, or takes it again. */
  onDelayed: (isDelayed: boolean) => void
  pause: Pause
}

/** The gateway tells so of an upload whose line broke. */
const isInterrupted = (error: unknown): boolean => codeOf(error) === 'photo.interrupted'

const isServerFailure = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'server.failed'

/**
 * Repeats what the gateway could not carry out, or what got no answer, for as long as it takes; what it fails at, a few
 * times.
 *
 * @throws the signal's reason, also while a request is under way
 */
export function retrying({ signal, onDelayed, pause }: Retrying): Patient {
  return async (work) => {
    let serverFailures = 0
    const isWorthRepeating = (error: unknown): boolean => {
      if (isServerFailure(error)) serverFailures += 1
      if (isServerFailure(error)) return serverFailures < ATTEMPTS
      return isPostponed(error) || isInterrupted(error)
    }
    for (let failures = 1; ; failures += 1) {
      signal.throwIfAborted()
      try {
        const result = await work()
        if (failures > 1) onDelayed(false)
        return result
      } catch (error) {
        signal.throwIfAborted()
        if (!isWorthRepeating(error)) {
          if (failures > 1) onDelayed(false)
          throw error
        }
        onDelayed(true)
        await pause(retryDelay(failures, error), signal)
      }
    }
  }
}
