/** What we use of autocannon, which ships no types. */
declare module 'autocannon' {
  interface Run extends Promise<{ requests: { average: number }; non2xx: number; errors: number }> {
    on: (
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ) => void
  }
  export default function autocannon(options: {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers?: Record<string, string>
    /** Asked for in turn by each connection. */
    requests?: { path: string }[]
  }): Run
}
