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
const isKept = (at: number): boolean => Date.now() - at < KEPT_MS

/** `null`: a text that was sent or deleted while an earlier one of its key could not be read, so that this one stays away. */
const textSchema = z.string().nullable()
const storedSchema = z.record(z.string(), z.object({ text: textSchema, at: z.number() }))
type Stored = z.infer<typeof storedSchema>

export interface DraftsStore {
  /** Opens the drafts of the present account; what is changed afterwards belongs to them. Empty without an account. */
  open: () => Promise<Drafts>
  /** Whether texts could not be read when they were opened: they come back once the key store of the system opens again. */
  areUnread: () => boolean
  change: (change: DraftChange) => void
  /** Writes at once what is not on disk yet. */
  flush: () => Promise<void>
}

interface OpenedDrafts {
  owner: Account
  file: DurableFile
  texts: Stored
  areUnread: boolean
}

interface DraftsOptions {
  files: AccountFiles
  currentAccount: () => Account | null
}

async function readDrafts(file: DurableFile): Promise<Pick<OpenedDrafts, 'texts' | 'areUnread'>> {
  const stored = await file.read()
  if (stored === undefined) return { texts: {}, areUnread: false }
  if (stored === UNREADABLE) return { texts: {}, areUnread: true }
  const parsed = storedSchema.safeParse(stored)
  if (parsed.success) return { texts: parsed.data, areUnread: false }
  await file.setAside()
  return { texts: {}, areUnread: true }
}

/** The newest text of each key that is still kept. */
function newestOf(drafts: readonly Stored[]): Stored {
  const byAge = drafts
    .flatMap((each) => Object.entries(each))
    .filter(([, { at }]) => isKept(at))
    .toSorted(([, one], [, other]) => one.at - other.at)
  return Object.fromEntries(byAge)
}

/** Adds what could not be decrypted when it was read, and can be now; its files go once it is stored with the others. */
async function recoverInto(opened: OpenedDrafts): Promise<void> {
  const { recovered, lockedAt } = await opened.file.recover()
  const read = recovered.flatMap(({ value, remove }) => {
    const { data: texts } = storedSchema.safeParse(value)
    return texts ? [{ texts, remove }] : []
  })
  const isLocked = lockedAt.some(isKept)
  const texts = newestOf([...read.map((each) => each.texts), opened.texts])
  opened.texts = isLocked ? texts : withoutDeleted(texts)
  opened.areUnread = isLocked || (opened.areUnread && read.length === 0)
  if (read.length === 0) return
  await opened.file.write(opened.texts)
  for (const { remove } of read) await remove()
}

const withoutDeleted = (texts: Stored): Stored =>
  Object.fromEntries(Object.entries(texts).filter(([, { text }]) => text !== null))

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
        opened = account && file && { owner: account, file, ...(await readDrafts(file)) }
        isDirty = false
      }
      // Stored texts that stay unread are no reason to show none of those that can be read.
      if (opened) await recoverInto(opened).catch((error) => logProblem('drafts', error))
      const texts = Object.entries(opened?.texts ?? {})
      return Object.fromEntries(
        texts.flatMap(([key, { text }]) => (text === null ? [] : [[key, text]])),
      )
    },
    areUnread: () => opened?.areUnread ?? false,
    change({ key, text }) {
      if (!opened) return
      const { [key]: _, ...others } = opened.texts
      const isForgotten = text === null && !opened.areUnread
      opened.texts = isForgotten ? others : { ...others, [key]: { text, at: Date.now() } }
      isDirty = true
      timer ??= setTimeout(() => void flush(), WRITE_AFTER_MS)
    },
  }
}
