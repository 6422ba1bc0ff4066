const PATIENCE_MS = 2000

/**
 * Whether the server is ready (docs/operations.md). A refusal below 500 comes from a server that works; a success that is a web
 * page, or a redirect to one, comes from something between, such as the login page of a hotel's network.
 */
export async function probeServer(
  server: string,
  fetch: typeof globalThis.fetch,
): Promise<boolean> {
  try {
    const { status, ok, headers } = await fetch(`${server}/health/ready`, {
      credentials: 'omit',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
    return ok ? !isPage : status >= 400 && status < 500
  } catch {
    return false
  }
}
