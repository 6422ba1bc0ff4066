import { type ChildProcess, spawn } from 'node:child_process'

const SCREEN = ['-screen', '0', '1600x1000x24', '-nolisten', 'tcp']

/**
 * Electron needs a screen: where there is none, Xvfb plays it, on a number that it chooses itself.
 * Without Xvfb the tests of the console fail and say so; those of the site do not need it.
 */
export async function startDisplay(): Promise<ChildProcess | null> {
  if (process.platform !== 'linux' || process.env.DISPLAY) return null
  const server = spawn('Xvfb', ['-displayfd', '3', ...SCREEN], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string | null>((resolve) => {
    server.once('error', () => resolve(null))
    server.once('exit', () => resolve(null))
    server.stdio[3]?.once('data', (text: Buffer) => resolve(text.toString().trim()))
  })
  if (number === null) return null
  process.env.DISPLAY = `:${number}`
  return server
}
