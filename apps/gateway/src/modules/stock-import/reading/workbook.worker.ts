import { parentPort, workerData } from 'node:worker_threads'
import type { WorkbookMessage } from './open-workbook.ts'
import { readWorkbookLines } from './workbook-lines.ts'

/** Lines of one message: the other side comes to other work between two. */
const PORTION = 500

const post = (message: WorkbookMessage): void => parentPort?.postMessage(message)

const read = await readWorkbookLines(Buffer.from(workerData as Uint8Array))
if ('refusal' in read) post(read)
else {
  for (let start = 0; start < read.lines.length; start += PORTION) {
    post({ lines: read.lines.slice(start, start + PORTION) })
  }
  post('end')
}
