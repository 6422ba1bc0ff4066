import { createAccountStore } from '../../lib/store.ts'

/**
 * The ads whose decision has just been answered and whose new version is not read yet: a decision on the version
 * that is shown would be refused as stale.
 */
export const unreadAds = createAccountStore<readonly string[]>([])

/** Blocks decisions on the ads until `reading` has ended. */
export async function whileUnread(ids: readonly string[], reading: Promise<unknown>) {
  unreadAds.write([...unreadAds.read(), ...ids])
  try {
    await reading
  } finally {
    unreadAds.write(unreadAds.read().filter((id) => !ids.includes(id)))
  }
}
