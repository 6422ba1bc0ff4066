const PATIENCE_MS = 2000

/** Whether the server is ready (docs/operations.md); any answer below 500 comes from a server that works. */
export async function probeServer(
  server: string,
  fetch: typeof globalThis.fetch,
): Promise<boolean> {
  try {
    const { status } = await fetch(`${server}/health/ready`, {
      credentials: 'omit',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return status < 500
  } catch {
    return false
  }
}
