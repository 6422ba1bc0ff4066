import { useRef } from 'react'
import { isPostponed } from '../../shared/failures.ts'

/**
 * Runs requests with an idempotency key: a request that is repeated after a postponed attempt gets the
 * key of that attempt, any other request a new one (domain §1).
 */
export function useIdempotentRequest() {
  const attempt = useRef<{ request: string; key: string } | null>(null)
  return async function run<Answer>(
    request: unknown,
    send: (idempotencyKey: string) => Promise<Answer>,
  ): Promise<Answer> {
    const text = JSON.stringify(request)
    if (attempt.current?.request !== text) {
      attempt.current = { request: text, key: crypto.randomUUID() }
    }
    try {
      const answer = await send(attempt.current.key)
      attempt.current = null
      return answer
    } catch (error) {
      if (!isPostponed(error)) attempt.current = null
      throw error
    }
  }
}
