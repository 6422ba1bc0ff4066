import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type ConsoleMessage,
  type ElectronApplication,
  _electron as electron,
  type Page,
} from 'playwright/test'

/** The packaged console; `npm test` makes it before the run (scripts/lib/build-console.ts). */
export const BINARY = fileURLToPath(
  new URL('../../../console/dist/linux-unpacked/trassa-console', import.meta.url),
)

export interface OpenedConsole {
  app: ElectronApplication
  window: Page
  /** Where it keeps its settings and its session. */
  home: string
}

/** What every start of the packaged console needs here; the same home is the same console. */
export const consoleArgs = (home: string): string[] => [
  '--no-sandbox',
  '--disable-gpu',
  `--user-data-dir=${home}`,
]

/** Starts the program, in a new folder or in that of an earlier start. */
export async function open(earlier?: string, args: string[] = []): Promise<OpenedConsole> {
  const home = earlier ?? (await mkdtemp(join(tmpdir(), 'trassa-console-')))
  const app = await electron.launch({
    executablePath: BINARY,
    args: [...consoleArgs(home), ...args],
  })
  return { app, window: await app.firstWindow(), home }
}

/** What Chromium logs of a photograph that a test's bad line has cut. */
const CUT_PHOTO = '504 (Gateway Timeout)'

/** Collects uncaught errors and `console.error` of a window. @returns what ends that */
export function watchComplaints(window: Page, complaints: string[]): () => void {
  const onError = ({ message }: Error) => complaints.push(message)
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !message.text().includes(CUT_PHOTO)) {
      complaints.push(message.text())
    }
  }
  window.on('pageerror', onError)
  window.on('console', onMessage)
  return () => {
    window.off('pageerror', onError)
    window.off('console', onMessage)
  }
}
