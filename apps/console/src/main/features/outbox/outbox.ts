import type {
  Account,
  NewDecision,
  PendingDecision,
  StoredOutcome,
} from '../../../shared/outbox.ts'
import type { AccountFiles } from '../../lib/account-files.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { takeTurns } from '../../lib/take-turns.ts'
import { isSameAccount } from '../session/session.account.ts'
import { openDecisionList } from './decision-list.ts'
import { createSender, type OpenedList, type PostDecision } from './sender.ts'

export interface Outbox {
  /** The pending decisions of the present account, oldest first; empty without one. */
  read: () => Promise<readonly PendingDecision[]>
  /** Whether stored decisions of the present account could not be read: its moderator has to make them again. */
  hasLost: () => Promise<boolean>
  /** Stores a decision and sends it when its hold is over. */
  send: (decision: NewDecision) => Promise<StoredOutcome>
  /** Removes the newest held decision and gives it back; `null` where none is held. */
  takeBack: () => Promise<PendingDecision | null>
  /** Removes a refused decision, once its refusal has been read. */
  dismiss: (id: string) => Promise<void>
  /** The line is there again: waiting decisions are sent now. */
  resume: () => void
  /** Sends what is held and waits, for at most `patienceMs`; the rest stays for the account's next session. */
  flush: (patienceMs: number) => Promise<void>
}

interface OutboxOptions {
  files: AccountFiles
  account: { current: () => Account | null; subscribe: (listener: () => void) => void }
  post: PostDecision
  /** The decisions of the present account have changed. */
  onChanged: (decisions: readonly PendingDecision[]) => void
}

/**
 * The way between a moderator's decisions and the gateway's answers, for every window of this process. The
 * decisions of an account are sent with the session of that account only (decision 123).
 */
export function createOutbox({ files, account, post, onChanged }: OutboxOptions): Outbox {
  const inTurn = takeTurns()
  /** Lists stay open: an answer may come when another account is logged in. */
  const lists = new Map<string, OpenedList>()
  let opened: OpenedList | null = null
  const isPresent = ({ owner }: OpenedList) => isSameAccount(owner, account.current())
  const sender = createSender({
    opened: () => (opened && isPresent(opened) ? opened : null),
    post,
  })

  async function open(owner: Account): Promise<OpenedList> {
    const key = `${owner.server} ${owner.moderatorId}`
    const known = lists.get(key)
    if (known) return known
    const list = await openDecisionList(files(owner), (decisions) => {
      if (isSameAccount(opened?.owner ?? null, owner)) onChanged(decisions)
    })
    const fresh = { owner, list }
    lists.set(key, fresh)
    return fresh
  }

  /** Opens the list of the present account. Rejects where its file cannot be read. */
  const follow = () =>
    inTurn(async () => {
      const owner = account.current()
      if (isSameAccount(owner, opened?.owner ?? null)) return opened
      opened = owner && (await open(owner))
      onChanged(opened?.list.read() ?? [])
      return opened
    })

  account.subscribe(() => {
    follow().then(
      () => sender.resume(),
      (error) => logProblem('outbox', error),
    )
  })

  return {
    read: async () => {
      const from = await follow().catch(() => null)
      return from?.list.read() ?? []
    },
    hasLost: async () => {
      const from = await follow().catch(() => null)
      return from?.list.hasLost ?? false
    },
    async send(decision) {
      try {
        const to = await follow()
        if (!to) return 'sessionless'
        await to.list.add(decision)
      } catch (error) {
        logProblem('outbox', error)
        return 'unwritable'
      }
      sender.schedule()
      return 'stored'
    },
    takeBack: async () => (await follow())?.list.takeBack() ?? null,
    dismiss: async (id) => (await follow())?.list.remove(id),
    resume: sender.resume,
    flush: sender.flush,
  }
}
