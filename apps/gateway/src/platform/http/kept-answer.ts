import { hash } from 'node:crypto'
import { type AnsweredCall, baseOf } from '@trassa/contracts/call'
import { ENVELOPES } from '@trassa/contracts/envelopes'
import { bytesOf, joinedBytes } from '../kept/bytes-of.ts'

/** The finished answer of a call that is the same for all visitors. */
export interface KeptAnswer {
  /** The JSON of the whole envelope. */
  body: Buffer
  /** The entity tag, a weak one with its quotes: two answers with one tag are the same. */
  tag: string
  /** What the whole answer needs is still being made: no cache may keep this one. */
  isProvisional?: true
}

/** The header of a provisional answer, in place of that of its call. */
export const UNCACHED = { 'cache-control': 'no-store' }

/** `detail` in its envelope, tagged by its bytes. */
export function keptAnswer(call: AnsweredCall, detail: unknown): KeptAnswer {
  const body = bytesOf(JSON.stringify(ENVELOPES[baseOf(call)].wrap(detail)))
  return { body, tag: tagOf(body) }
}

/** The same for a detail whose finished JSON is given in parts. */
export function keptJson(call: AnsweredCall, parts: readonly Buffer[]): KeptAnswer {
  const [before, after] = envelopeAround(call)
  const body = joinedBytes([before, ...parts, after])
  return { body, tag: tagOf(body) }
}

/** An answer with one more field at the end of its detail, which is an object that has some. */
export function withDetailField(
  call: AnsweredCall,
  { body }: KeptAnswer,
  { name, value }: { name: string; value: unknown },
): KeptAnswer {
  const end = body.length - envelopeAround(call)[1].length - '}'.length
  const field = Buffer.from(`,${JSON.stringify(name)}:${JSON.stringify(value)}`)
  const whole = joinedBytes([body.subarray(0, end), field, body.subarray(end)])
  return { body: whole, tag: tagOf(whole) }
}

/** What a base's envelope has before and after the detail. */
const envelopeAround = (call: AnsweredCall): readonly [Buffer, Buffer] => {
  const [before = '', after = ''] = JSON.stringify(ENVELOPES[baseOf(call)].wrap(0)).split('0')
  return [Buffer.from(before), Buffer.from(after)]
}

export const tagOf = (content: Uint8Array | string): string =>
  `W/"${hash('sha1', content, 'base64url')}"`
