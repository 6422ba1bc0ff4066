import { LRUCache } from 'lru-cache'
import type { Database } from '../../../../platform/database/connect.ts'
import type { AskedWords } from '../words/words.ts'
import { createSharedRuns } from './shared-runs.ts'
import { type AskedText, type FoundIds, findText } from './text-in-database.ts'
import { type KnownText, type ReadText, readAskedWords, readTexts } from './texts.repository.ts'

/** Texts whose words are kept: those asked for last. */
const KEPT_QUERIES = 1000
/** Texts that PostgreSQL searches at the same time. */
const MOST_AT_ONCE = 4

/** What PostgreSQL is asked about texts. */
export interface TextSource {
  /** The texts of ads, where they differ from what is known. */
  read: (known: readonly KnownText[]) => Promise<ReadText[]>
  /** What a text asks for. */
  parse: (text: string) => Promise<AskedWords>
  /** The ids of active ads with a text, for a type whose words are not in memory yet. */
  find: (asked: AskedText) => Promise<FoundIds>
}

export function createTextSource(db: Database): TextSource {
  const parsed = new LRUCache<string, Promise<AskedWords>>({ max: KEPT_QUERIES })
  const share = createSharedRuns<FoundIds>(MOST_AT_ONCE)

  function parse(text: string): Promise<AskedWords> {
    const known = parsed.get(text)
    if (known) return known
    const asked = readAskedWords(db, text)
    parsed.set(text, asked)
    asked.catch(() => parsed.delete(text))
    return asked
  }

  return {
    read: (known) => readTexts(db, known),
    parse,
    find: (asked) => share(`${asked.adType} ${asked.by} ${asked.text}`, () => findText(db, asked)),
  }
}
