import { type BatchEnd, batchEndSchema } from '@trassa/contracts/entities/moderator/staff-event'
import { z } from 'zod'
import type { Account } from '../../../shared/outbox.ts'
import type { AccountFiles } from '../../lib/account-files.ts'
import type { DurableFile } from '../../lib/durable-file.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { takeTurns } from '../../lib/take-turns.ts'
import { isSameAccount } from '../session/session.account.ts'

/** The oldest ends make room for new ones. */
const KEPT_ENDS = 100

const storedSchema = z.array(z.object({ end: batchEndSchema, isRead: z.boolean() })).catch([])

export type BatchEnds = ReturnType<typeof createBatchEnds>

interface BatchEndsOptions {
  files: AccountFiles
  currentAccount: () => Account | null
  /** The unread ends of the current account have changed. */
  onChanged: (unread: BatchEnd[]) => void
  /** An end that the account was not told before. */
  onNews: (end: BatchEnd) => void
}

interface OpenedEnds {
  owner: Account
  file: DurableFile
  ends: z.infer<typeof storedSchema>
}

const unreadOf = (opened: OpenedEnds | null): BatchEnd[] =>
  (opened?.ends ?? []).filter(({ isRead }) => !isRead).map(({ end }) => end)

/**
 * The ends of batches that a moderator has been told, a file per account: an unread one is shown until it is read in
 * some window, also after a restart. The gateway tells ends again whenever a stream begins, so those that have been
 * read are kept, too.
 */
export function createBatchEnds({ files, currentAccount, onChanged, onNews }: BatchEndsOptions) {
  const inTurn = takeTurns()
  const inLog = (error: unknown) => logProblem('batch ends', error)
  let opened: OpenedEnds | null = null

  async function open(owner: Account | null): Promise<OpenedEnds | null> {
    if (opened && isSameAccount(opened.owner, owner)) return opened
    opened = null
    if (!owner) return null
    const file = files(owner)
    opened = { owner, file, ends: storedSchema.parse(await file.read().catch(inLog)) }
    return opened
  }

  /** Windows are told before the disk has it: a full disk hides nothing. */
  async function keep(to: OpenedEnds, ends: OpenedEnds['ends']): Promise<void> {
    to.ends = ends.slice(-KEPT_ENDS)
    if (isSameAccount(to.owner, currentAccount())) onChanged(unreadOf(to))
    await to.file.write(to.ends)
  }
  return {
    /** Of the account that is logged in; settles once it is on disk, or the disk has refused it. */
    add(end: BatchEnd): Promise<void> {
      const owner = currentAccount()
      return inTurn(async () => {
        const to = await open(owner)
        if (!to || to.ends.some((known) => known.end.batchId === end.batchId)) return
        onNews(end)
        await keep(to, [...to.ends, { end, isRead: false }])
      }).catch(inLog)
    },
    /** The unread ends, oldest first. */
    read: (): Promise<BatchEnd[]> => inTurn(async () => unreadOf(await open(currentAccount()))),
    dismiss: (ids: readonly string[]): Promise<void> =>
      inTurn(async () => {
        const of = await open(currentAccount())
        if (!of || !unreadOf(of).some(({ batchId }) => ids.includes(batchId))) return
        const ends = of.ends.map(({ end, isRead }) => ({
          end,
          isRead: isRead || ids.includes(end.batchId),
        }))
        await keep(of, ends)
      }).catch(inLog),
  }
}
