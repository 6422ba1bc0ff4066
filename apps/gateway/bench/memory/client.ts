// A child process of its own, so that its time is not the server's.
import autocannon from 'autocannon'

/** What a client asks for, in turn over its addresses. */
export interface ClientOrder {
  origin: string
  paths: string[]
  headers?: Record<string, string>
  connections: number
  seconds: number
}

export interface ClientAnswer {
  /** Answers in a second. */
  rate: number
  failed: number
}

process.on('message', async ({ origin, paths, ...options }: ClientOrder) => {
  const { requests, non2xx, errors } = await autocannon({
    url: origin,
    requests: paths.map((path) => ({ path })),
    connections: options.connections,
    duration: options.seconds,
    headers: options.headers ?? {},
  })
  const answer: ClientAnswer = { rate: requests.average, failed: non2xx + errors }
  process.send?.(answer)
})
process.on('disconnect', () => process.exit())
