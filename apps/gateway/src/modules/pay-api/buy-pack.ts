import { AppError } from '@trassa/contracts/app-error'
import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import type { buyPack } from '@trassa/contracts/calls/pay/packs'
import { checkOut, createPackage, orderById } from '@trassa/contracts/calls/payments'
import type { AskCall } from '../../platform/http/older-bases/ask-call.ts'

/**
 * Orders a package and begins its payment. The order stands where the provider is out of reach: the next request with the
 * same goods gets the same order (decision 197).
 */
export async function order(
  { type, quantity, id }: CallArguments<typeof buyPack, 'output'>['body'],
  ask: AskCall,
): Promise<CallAnswer<typeof buyPack>> {
  const ordered = await ask(createPackage, { body: { packageType: type, quantity, adId: id } })
  const params = { id: ordered.id }
  try {
    // A repeated request gets the first answer: since then the order may have been paid.
    const present = await ask(orderById, { params })
    if (present.paidAt !== null) return { order: present, confirmationUrl: null }
    return await ask(checkOut, { params, body: {} })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, message: detail } = error
    return { order: ordered, confirmationUrl: null, refusal: { code, detail } }
  }
}
