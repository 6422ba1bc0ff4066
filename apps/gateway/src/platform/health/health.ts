/** Resolves to whether a part is ready; rejects or takes too long where it is not. */
export type HealthCheck = () => boolean | Promise<boolean>

export type CheckResult = 'ok' | 'failed'

export type Health = ReturnType<typeof createHealth>

/** A check that takes longer has failed: a balancer waits a few seconds at most. */
const CHECK_MS = 2000

/**
 * What a process needs before it may get requests: the parts of the composition add their checks.
 *
 * @param timeoutMs how long one check may take.
 */
export function createHealth(timeoutMs = CHECK_MS) {
  const checks = new Map<string, HealthCheck>()
  return {
    /** Adds a check; `name` stands in the answer of `/health/ready`. */
    add: (name: string, check: HealthCheck): void => {
      checks.set(name, check)
    },
    /** Runs all checks at once. */
    read: async (): Promise<Record<string, CheckResult>> => {
      const results = await Promise.all(
        [...checks].map(async ([name, check]) => [name, await resultOf(check, timeoutMs)] as const),
      )
      return Object.fromEntries(results)
    },
  }
}

async function resultOf(check: HealthCheck, timeoutMs: number): Promise<CheckResult> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, false)
  })
  try {
    return (await Promise.race([check(), late])) ? 'ok' : 'failed'
  } catch {
    return 'failed'
  } finally {
    clearTimeout(timer)
  }
}
