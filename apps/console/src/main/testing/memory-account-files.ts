import type { Account } from '../../shared/outbox.ts'
import type { AccountFiles } from '../lib/account-files.ts'

/** Files of accounts without a disk; processes that are given the same `files` share them. */
export function memoryAccountFiles() {
  const disk = new Map<string, string>()
  const fault: { now: Error | null } = { now: null }
  const nameOf = ({ server, moderatorId }: Account) => `${server} ${moderatorId}`
  const read = (account: Account) => JSON.parse(disk.get(nameOf(account)) ?? 'null') ?? undefined
  const files: AccountFiles = (account) => ({
    read: async () => read(account),
    write: async (value) => {
      if (fault.now) throw fault.now
      disk.set(nameOf(account), JSON.stringify(value))
    },
    recover: async () => ({ recovered: [], lockedAt: [] }),
    setAside: async () => void disk.delete(nameOf(account)),
  })
  return { files, disk, fault, read }
}
