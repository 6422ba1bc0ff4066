/** What we use of autocannon, which ships no types. */
declare module 'autocannon' {
  export default function autocannon(options: {
    url: string
    connections: number
    /** Seconds. */
    duration: number
  }): Promise<{ requests: { average: number }; non2xx: number; errors: number }>
}
