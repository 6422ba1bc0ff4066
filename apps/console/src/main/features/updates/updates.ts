import type { AppUpdater } from 'electron-updater'
import type { UpdateState } from '../../../shared/program.ts'
import { UnsignedUpdateError } from './signed-manifest.ts'

/** Not at the start, which is the busiest moment. */
const FIRST_CHECK_MS = 60_000
const CHECK_EVERY_MS = 4 * 3_600_000

/** What of electron-updater is used. */
export interface Updater extends Pick<AppUpdater, 'autoInstallOnAppQuit' | 'autoDownload' | 'on'> {
  checkForUpdates: () => Promise<{ downloadPromise?: Promise<unknown> | null } | null>
}

export interface Updates {
  read: () => UpdateState
  check: () => Promise<void>
  /** Whether the downloaded update is installed when the program quits; it never is before. */
  installOnQuit: (wanted: boolean) => void
}

/**
 * Looks for updates quietly, downloads what is newer and offers it. A failure waits for the next attempt and stands in
 * the settings; an update that is downloaded already stays offered meanwhile.
 */
export function createUpdates(updater: Updater, onChanged: () => void): Updates {
  let state: UpdateState = { state: 'idle' }
  const become = (next: UpdateState) => {
    if (state.state === 'ready' && next.state !== 'ready') return
    state = next
    onChanged()
  }
  updater.autoDownload = true
  updater.on('update-available', ({ version }: { version: string }) =>
    become({ state: 'downloading', version }),
  )
  updater.on('update-not-available', () => become({ state: 'idle' }))
  updater.on('update-downloaded', ({ version }: { version: string }) => {
    become({ state: 'ready', version, onQuit: false })
    // electron-updater waits for the end of the program only if this is on right after the event.
    setImmediate(() => {
      updater.autoInstallOnAppQuit = state.state === 'ready' && state.onQuit
    })
  })
  updater.on('error', (error: unknown) =>
    become({
      state: 'failed',
      reason: error instanceof UnsignedUpdateError ? 'unsigned' : 'unreachable',
    }),
  )

  async function check(): Promise<void> {
    if (state.state === 'downloading' || state.state === 'ready') return
    // Failures come as events too.
    const found = await updater.checkForUpdates().catch(() => null)
    await found?.downloadPromise?.catch(() => undefined)
  }
  setTimeout(check, FIRST_CHECK_MS)
  setInterval(check, CHECK_EVERY_MS)
  return {
    read: () => state,
    check,
    installOnQuit(wanted) {
      if (state.state !== 'ready') return
      updater.autoInstallOnAppQuit = wanted
      become({ ...state, onQuit: wanted })
    },
  }
}
