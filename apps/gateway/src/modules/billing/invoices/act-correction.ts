import type { OrderRecord } from '../orders/orders.repository.ts'

/** What a refund has changed of an act; `left` in kopecks, 0 where all of the money goes back. */
export interface ActCorrection {
  at: Date
  left: number
}

/** The correction of an order's act; `null` where nothing was refunded. */
export const actCorrectionOf = ({
  state,
  amount,
  refundAmount,
  stateChangedAt,
}: OrderRecord): ActCorrection | null =>
  state === 'refunded' ? { at: stateChangedAt, left: amount - (refundAmount ?? amount) } : null
