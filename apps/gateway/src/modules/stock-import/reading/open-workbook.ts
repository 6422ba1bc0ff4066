import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { FeedRefusal } from '../../feeds/public.ts'
import type { WorkbookLines } from './workbook-lines.ts'

/** Lines of the sheet in portions, then the end; or a sentence. */
export type WorkbookMessage = WorkbookLines | 'end'

/** A workbook of 5 000 rows and a hundred columns takes some 3 s of a core. */
const TIMEOUT_MS = 60_000
const MEMORY_MB = 1024
const TOO_LARGE = 'Книга слишком большая. Разделите её на несколько или сохраните как CSV.'

/** A workbook takes a core and much memory: others wait. */
const limit = pLimit(1)

/**
 * The texts of a workbook's first sheet by lines. They are read in a thread of their own, so that other requests of
 * this process do not wait, and one workbook after another.
 *
 * @throws FeedRefusal
 */
export const openWorkbook = (bytes: Buffer): Promise<string[][]> => limit(() => open(bytes))

function open(bytes: Buffer): Promise<string[][]> {
  const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  const lines: string[][] = []
  let timeout: NodeJS.Timeout | undefined
  return new Promise<string[][]>((resolve, reject) => {
    timeout = setTimeout(() => reject(new FeedRefusal(TOO_LARGE)), TIMEOUT_MS)
    worker.on('message', (message: WorkbookMessage) => {
      if (message === 'end') resolve(lines)
      else if ('refusal' in message) reject(new FeedRefusal(message.refusal))
      else lines.push(...message.lines)
    })
    worker.once('error', (error) =>
      reject(isOutOfMemory(error) ? new FeedRefusal(TOO_LARGE) : error),
    )
    worker.once('exit', () => reject(new Error('The workbook’s thread ended without an answer')))
  }).finally(() => {
    clearTimeout(timeout)
    return worker.terminate()
  })
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
