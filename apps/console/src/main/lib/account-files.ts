import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Account } from '../../shared/outbox.ts'
import { type Cipher, type DurableFile, durableFile } from './durable-file.ts'

export type AccountFiles = (account: Account) => DurableFile

/** One file per account in a folder; its name tells neither the server nor the person. */
export function accountFiles(folder: string, cipher: Cipher): AccountFiles {
  const opened = new Map<string, DurableFile>()
  return ({ server, moderatorId }) => {
    const name = createHash('sha256').update(`${server} ${moderatorId}`).digest('hex').slice(0, 32)
    const file = opened.get(name) ?? durableFile(join(folder, name), cipher)
    opened.set(name, file)
    return file
  }
}
