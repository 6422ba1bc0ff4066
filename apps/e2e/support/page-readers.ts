import { Agent, get } from 'node:http'

/** A crawler would be shed before a person. */
const HEADERS = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' }

/** One answer that a reader got. */
export interface PageAnswer {
  path: string
  status: number
  body: string
  /** When it was asked for, by `performance.now()`. */
  asked: number
}

/** So many connections ask for pages again at once, as long as the test wants. */
export function startReaders(url: string, paths: readonly string[], connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const answers: PageAnswer[] = []
  let isOver = false

  const read = (path: string): Promise<PageAnswer> => {
    const asked = performance.now()
    return new Promise((resolve, reject) => {
      const request = get(`${url}${path}`, { agent, headers: HEADERS }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const body = Buffer.concat(parts).toString()
          resolve({ path, status: response.statusCode ?? 0, body, asked })
        })
        response.on('error', reject)
      })
      request.on('error', reject)
    })
  }

  async function readOn(connection: number): Promise<void> {
    for (let turn = connection; !isOver; turn += 1) {
      answers.push(await read(paths[turn % paths.length] ?? '/'))
    }
  }
  const readers = Array.from({ length: connections }, (_, connection) => readOn(connection))

  return {
    answers,
    /** Waits until each path was asked for and answered so often after `since`. */
    async hasAnswered(since: number, times: number): Promise<void> {
      const countOf = (path: string) =>
        answers.filter((answer) => answer.path === path && answer.asked > since).length
      while (!paths.every((path) => countOf(path) >= times)) {
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async stop(): Promise<void> {
      isOver = true
      await Promise.all(readers)
      agent.destroy()
    },
  }
}
