import type { StatementRow } from '@trassa/contracts/entities/invoice'

/** A payment as a statement has it. */
export type KnownTransfer = Pick<StatementRow, 'number' | 'date' | 'kopecks' | 'payer' | 'payerInn'>
