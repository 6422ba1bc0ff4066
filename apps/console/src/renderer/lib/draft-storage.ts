import type { Bridge } from '../../shared/bridge.ts'
import type { Drafts } from '../../shared/drafts.ts'

type DraftBridge = Pick<Bridge, 'changeDraft' | 'on'>

let texts = new Map<string, string>()
let bridge: DraftBridge | null = null
let stopFollowing: () => void = () => undefined
const followers = new Set<(key: string) => void>()

/**
 * Holds the drafts of the account that has logged in, so that forms read them without waiting; every change
 * goes to the main process, and those of other windows come from it. What another account has typed is not in
 * memory any more.
 */
export function holdDrafts(stored: Drafts, to: DraftBridge): void {
  stopFollowing()
  texts = new Map(Object.entries(stored))
  bridge = to
  stopFollowing = to.on('drafts.changed', ({ key, text }) => {
    if (text === null) texts.delete(key)
    else texts.set(key, text)
    for (const follower of followers) follower(key)
  })
}

/** Calls back when another window has changed a draft. @returns what ends it */
export function followDraft(key: string, onChanged: () => void): () => void {
  const follower = (changed: string) => {
    if (changed === key) onChanged()
  }
  followers.add(follower)
  return () => void followers.delete(follower)
}

/** Removes the drafts from memory at the end of a session. */
export function closeDrafts(): void {
  stopFollowing()
  texts = new Map()
  bridge = null
}

/** Texts that are typed and not sent; main stores every change encrypted, for the account that is logged in. */
export const draftStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => texts.get(key) ?? null,
  setItem(key, text) {
    texts.set(key, text)
    void bridge?.changeDraft({ key, text })
  },
  removeItem(key) {
    if (texts.delete(key)) void bridge?.changeDraft({ key, text: null })
  },
}
