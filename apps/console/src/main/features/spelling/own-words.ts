import { z } from 'zod'
import type { Account } from '../../../shared/outbox.ts'
import type { AccountFiles } from '../../lib/account-files.ts'
import type { DurableFile } from '../../lib/durable-file.ts'
import { logProblem } from '../../lib/log-problem.ts'
import { takeTurns } from '../../lib/take-turns.ts'
import { isSameAccount } from '../session/session.account.ts'

const storedSchema = z.array(z.string()).catch([])
/** The oldest own words make room for new ones. */
const MOST_OWN_WORDS = 5000

export interface OwnWords {
  has: (word: string) => boolean
  /** Adds a word for the account that is logged in; settles once it is on disk, or the disk has refused it. */
  add: (word: string) => Promise<void>
}

interface OwnWordsOptions {
  files: AccountFiles
  account: { current: () => Account | null; subscribe: (listener: () => void) => void }
}

/** The words that a moderator has added to the dictionary: often names, so encrypted, a file per account (decision 124). */
export function createOwnWords({ files, account }: OwnWordsOptions): OwnWords {
  const inTurn = takeTurns()
  let opened: { owner: Account; file: DurableFile; words: Set<string> } | null = null

  async function follow() {
    const owner = account.current()
    if (isSameAccount(owner, opened?.owner ?? null)) return opened
    opened = null
    if (!owner) return null
    const file = files(owner)
    opened = { owner, file, words: new Set(storedSchema.parse(await file.read())) }
    return opened
  }
  const inLog = (error: unknown) => logProblem('spelling', error)

  account.subscribe(() => void inTurn(follow).catch(inLog))

  return {
    has: (word) =>
      opened !== null && isSameAccount(opened.owner, account.current()) && opened.words.has(word),
    add: (word) =>
      inTurn(async () => {
        const to = await follow()
        if (!to) return
        to.words.add(word.toLowerCase())
        await to.file.write([...to.words].slice(-MOST_OWN_WORDS))
      }).catch(inLog),
  }
}
