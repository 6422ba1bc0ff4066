import { z } from 'zod'
import type { DraftChange, Drafts } from '../../../shared/drafts.ts'
import type { Account } from '../../../shared/outbox.ts'
import type { AccountFiles } from '../../lib/account-files.ts'
import { type DurableFile, UNREADABLE } from '../../lib/durable-file.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { isSameAccount } from '../session/session.account.ts'

/** A text is on disk within 300 ms of its last keystroke. */
const WRITE_AFTER_MS = 200
const DAY_MS = 24 * 60 * 60 * 1000
/** A draft that has not changed for so long is deleted. */
const KEPT_MS = 30 * DAY_MS

const storedSchema = z.record(z.string(), z.object({ text: z.string(), at: z.number() }))
type Stored = z.infer<typeof storedSchema>

export interface DraftsStore {
  /** Opens the drafts of the present account; what is changed afterwards belongs to them. Empty without an account. */
  open: () => Promise<Drafts>
  change: (change: DraftChange) => void
  /** Writes at once what is not on disk yet. */
  flush: () => Promise<void>
}

interface OpenedDrafts {
  owner: Account
  file: DurableFile
  texts: Stored
}

interface DraftsOptions {
  files: AccountFiles
  currentAccount: () => Account | null
}

async function readDrafts(file: DurableFile): Promise<Stored> {
  const stored = await file.read()
  if (stored === undefined || stored === UNREADABLE) return {}
  const parsed = storedSchema.safeParse(stored)
  if (!parsed.success) {
    await file.setAside()
    return {}
  }
  const fresh = Object.entries(parsed.data).filter(([, { at }]) => Date.now() - at < KEPT_MS)
  return Object.fromEntries(fresh)
}

/** The texts that a moderator has typed and not sent, encrypted, a file per account (domain §9, decision 124). */
export function createDraftsStore({ files, currentAccount }: DraftsOptions): DraftsStore {
  let opened: OpenedDrafts | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDirty = false

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (!opened || !isDirty) return
    isDirty = false
    try {
      await opened.file.write(opened.texts)
    } catch (error) {
      // The form and this process have the text still; the next change, blur or end tries again.
      isDirty = true
      logProblem('drafts', error)
    }
  }

  return {
    flush,
    async open() {
      await flush()
      const account = currentAccount()
      if (!isSameAccount(account, opened?.owner ?? null)) {
        const file = account && files(account)
        opened = account && file && { owner: account, file, texts: await readDrafts(file) }
        isDirty = false
      }
      const texts = Object.entries(opened?.texts ?? {}).map(([key, { text }]) => [key, text])
      return Object.fromEntries(texts)
    },
    change({ key, text }) {
      if (!opened) return
      const { [key]: _, ...others } = opened.texts
      opened.texts = text === null ? others : { ...others, [key]: { text, at: Date.now() } }
      isDirty = true
      timer ??= setTimeout(() => void flush(), WRITE_AFTER_MS)
    },
  }
}
