import pg from 'pg'

export type ProbeAnswer = 'answered' | 'failed'

/** A connection that only asks whether the server answers. */
export interface Probe {
  /** Settles when the server has answered `SELECT 1` or the connection is of no use; never rejects. */
  ask: () => Promise<ProbeAnswer>
  close: () => void
}

/** @param onLost called when the connection could not be made, or (`isBroken`) was made and is of no use any more. */
export function openProbe(url: string, onLost: (isBroken: boolean) => void): Probe {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => onLost(true))
  const connected = client.connect()
  const close = () => void client.connection.stream.destroy()
  return {
    ask: async () => {
      let isConnected = false
      try {
        await connected
        isConnected = true
        await client.query('SELECT 1')
        return 'answered'
      } catch {
        onLost(isConnected)
        close()
        return 'failed'
      }
    },
    close,
  }
}
