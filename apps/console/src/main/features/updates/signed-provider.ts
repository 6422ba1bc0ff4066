import type { AppUpdater, ResolvedUpdateFileInfo, UpdateInfo } from 'electron-updater'
import {
  Provider,
  type ProviderRuntimeOptions,
  parseUpdateInfo,
  resolveFiles,
} from 'electron-updater/out/providers/Provider.js'
import { addressIn, readSignedManifest, type UpdateFeed } from './signed-manifest.ts'

export interface SignedProviderOptions {
  provider: 'custom'
  updateProvider: typeof SignedProvider
  feed: UpdateFeed
  fetch: typeof globalThis.fetch
}

/** electron-updater's reader of a feed, which checks by itself no more than what the feed's own file says. */
export class SignedProvider extends Provider<UpdateInfo> {
  private readonly options: SignedProviderOptions

  constructor(
    options: SignedProviderOptions,
    _updater: AppUpdater,
    runtime: ProviderRuntimeOptions,
  ) {
    super(runtime)
    this.options = options
  }

  async getLatestVersion(): Promise<UpdateInfo> {
    const { feed, fetch } = this.options
    const file = `${this.getDefaultChannelName()}.yml`
    const text = await readSignedManifest(feed, file, fetch)
    return parseUpdateInfo(text, file, addressIn(feed, file))
  }

  resolveFiles(info: UpdateInfo): ResolvedUpdateFileInfo[] {
    return resolveFiles(info, addressIn(this.options.feed, ''))
  }
}
