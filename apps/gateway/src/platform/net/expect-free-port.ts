import { createServer } from 'node:net'

interface Address {
  port: number
  host: string
}

/**
 * Checked before anything is built or opened, so that a second start does not disturb the first.
 * @throws an error that says what to do if another process listens on the port
 */
export function expectFreePort({ port, host }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', () => {
      reject(
        new Error(
          `Порт ${port} занят. Остановите программу на нём или выберите другой: PORT=${port + 1} npm start`,
        ),
      )
    })
    probe.listen({ port, host }, () => probe.close(() => resolve()))
  })
}
