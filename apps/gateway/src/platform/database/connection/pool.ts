import pg from 'pg'

type Acquired = (error: Error | undefined, client?: pg.PoolClient, done?: () => void) => void

interface PoolHooks {
  /** Why no connection is given out at the moment. */
  refusal: () => Error | undefined
  /** Called when a connection is asked for; what it returns, when it is given out. */
  onAcquire: () => (client: pg.PoolClient) => void
}

/** A pool that can refuse, and prepares a connection for whatever asked for it. */
export function createPool(config: pg.PoolConfig, { refusal, onAcquire }: PoolHooks): pg.Pool {
  const pool = new pg.Pool(config)
  const connect = pool.connect.bind(pool) as (callback: Acquired) => void

  function acquire(callback: Acquired): void {
    const refused = refusal()
    if (refused) {
      callback(refused, undefined, () => undefined)
      return
    }
    const prepare = onAcquire()
    connect((error, client, done) => {
      if (client) prepare(client)
      callback(error, client, done)
    })
  }

  // `pool.query` goes this way, too.
  pool.connect = ((callback?: Acquired) => {
    if (callback) return acquire(callback)
    return new Promise<pg.PoolClient>((resolve, reject) => {
      acquire((error, client) => (client ? resolve(client) : reject(error)))
    })
  }) as typeof pool.connect
  return pool
}
