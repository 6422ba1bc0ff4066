import { registerIpc } from '../../lib/register-ipc.ts'
import type { BatchEnds } from './batch-ends.ts'

/** Lets every window show the ends of batches, and say that they have been read. */
export function registerBatchEndsIpc(batchEnds: BatchEnds): void {
  registerIpc('batchEnds.read', () => batchEnds.read())
  registerIpc('batchEnds.dismiss', async (ids) => {
    await batchEnds.dismiss(ids)
    return undefined
  })
}
