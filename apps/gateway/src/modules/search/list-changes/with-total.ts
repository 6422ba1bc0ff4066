import { type KeptAnswer, tagOf } from '../../../platform/http/kept-answer.ts'
import { joinedBytes } from '../../../platform/kept/bytes-of.ts'

/** What stands before and after the total of a page of a list; within a text of JSON its quotes would be escaped. */
export const BEFORE_TOTAL = '],"total":'
export const AFTER_TOTAL = ',"nextCursor":'

/** The answer of a page of a list with another total. */
export function withTotal({ body }: KeptAnswer, total: number): KeptAnswer {
  const start = body.lastIndexOf(BEFORE_TOTAL) + BEFORE_TOTAL.length
  const end = body.indexOf(AFTER_TOTAL, start)
  const changed = joinedBytes([
    body.subarray(0, start),
    Buffer.from(String(total)),
    body.subarray(end),
  ])
  return { body: changed, tag: tagOf(changed) }
}
