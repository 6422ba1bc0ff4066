import pg from 'pg'
import { CONNECT_MS } from '../limits.ts'

const RETRY_MS = { first: 250, longest: 5000 }

export interface NoticeListener {
  onNotice: (payload: string) => void
  /** Listens from now on; what was sent before, as while the connection was lost, is not known. */
  onListening: () => void
}

/**
 * Listens to a channel (`LISTEN`) on a connection of its own, which is opened again whenever it breaks. Through PgBouncer in
 * transaction mode no notice comes: whatever listens has to look by itself now and then.
 *
 * @returns a function that ends it.
 */
export function listenTo(
  url: string,
  channel: string,
  { onNotice, onListening }: NoticeListener,
): () => void {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let isStopped = false

  async function open(): Promise<void> {
    const opened = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    })
    client = opened
    opened.on('error', () => undefined)
    opened.on('notification', ({ payload = '' }) => onNotice(payload))
    opened.once('end', () => retry())
    try {
      await opened.connect()
      await opened.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      failures = 0
      if (!isStopped) onListening()
    } catch {
      opened.connection.stream.destroy()
      if (opened === client) retry()
    }
  }

  function retry(): void {
    if (isStopped) return
    clearTimeout(timer)
    timer = setTimeout(open, Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** failures)).unref()
    failures += 1
  }

  void open()
  return () => {
    isStopped = true
    clearTimeout(timer)
    client?.connection.stream.destroy()
  }
}
