import pg from 'pg'

/** What it asks; to be found in `pg_stat_activity`. */
export const PROBE = 'SELECT pg_backend_pid() AS pid'

export type ProbeAnswer = 'answered' | 'failed'

/** A connection that only asks whether the server answers. */
export interface Probe {
  /** Settles when the server has answered or the connection is of no use; never rejects. */
  ask: () => Promise<ProbeAnswer>
  /** Whether the server itself answers, and not PgBouncer for it, which gives its clients a number of its own. */
  isDirect: () => boolean
  close: () => void
}

/** @param onLost called when the connection could not be made, or (`isBroken`) was made and is of no use any more. */
export function openProbe(url: string, onLost: (isBroken: boolean) => void): Probe {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => onLost(true))
  const connected = client.connect()
  let isDirect = false
  const close = () => void client.connection.stream.destroy()
  return {
    ask: async () => {
      let isConnected = false
      try {
        await connected
        isConnected = true
        const { rows } = await client.query<{ pid: number }>(PROBE)
        isDirect = rows[0]?.pid === (client as pg.Client & { processID: number }).processID
        return 'answered'
      } catch {
        onLost(isConnected)
        close()
        return 'failed'
      }
    },
    isDirect: () => isDirect,
    close,
  }
}
