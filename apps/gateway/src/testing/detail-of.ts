import { baseOf, type Call, type CallAnswer } from '@trassa/contracts/call'
import { ENVELOPES } from '@trassa/contracts/envelopes'
import type { KeptAnswer } from '../platform/http/kept-answer.ts'

/** What stands in the envelope of a kept answer of a service. */
export async function detailOf<C extends Call>(
  call: C,
  answer: Promise<KeptAnswer>,
): Promise<CallAnswer<C>> {
  const { body } = await answer
  return ENVELOPES[baseOf(call)].unwrap(JSON.parse(body.toString())) as CallAnswer<C>
}
