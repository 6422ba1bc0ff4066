import type { LiveChange } from '../live-index/changes/live-changes.ts'
import type { LiveIndex } from '../live-index/live-index.ts'

/** Makes the function that gives what an index tells of what happens in a piece of work. */
export const toldBy =
  (index: Pick<LiveIndex, 'allUpToDate' | 'onChange'>) =>
  async (happens: () => Promise<unknown>): Promise<LiveChange[]> => {
    await index.allUpToDate()
    const told: LiveChange[] = []
    const end = index.onChange((change) => told.push(change))
    await happens()
    await index.allUpToDate()
    end()
    return told
  }
