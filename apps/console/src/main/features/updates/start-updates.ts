import electronUpdater from 'electron-updater'
import type { UpdateFeed } from './signed-manifest.ts'
import { SignedProvider, type SignedProviderOptions } from './signed-provider.ts'
import { createUpdates, type Updates } from './updates.ts'

/** `null` without a feed; written in by electron.vite.config.ts. */
declare const UPDATE_FEED: UpdateFeed | null

/** The program's updates, or `null` for a build without a feed. */
export function startUpdates(
  fetch: typeof globalThis.fetch,
  onChanged: () => void,
): Updates | null {
  if (UPDATE_FEED === null) return null
  const { autoUpdater } = electronUpdater
  autoUpdater.logger = null
  const options: SignedProviderOptions = {
    provider: 'custom',
    updateProvider: SignedProvider,
    feed: UPDATE_FEED,
    fetch,
  }
  // Its types know a custom provider without options of its own.
  autoUpdater.setFeedURL(options as never)
  return createUpdates(autoUpdater, onChanged)
}
