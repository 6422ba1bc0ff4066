import type { Executor, Transaction } from '../../../platform/database/connect.ts'
import type { AdRecord } from '../ads.table.ts'

/** Of an ad as it was before the event: whose packages and which payment an action is about. */
export type BilledAd = Pick<AdRecord, 'id' | 'userId' | 'adType' | 'paymentStatus'>

/**
 * What the lifecycle needs of paid services (domain §3, §5). The module that sells them implements it
 * and `main` plugs it in, because that module imports this one. Everything runs in the transaction of
 * the ad's change; reads lock what they count until it ends. Each action is called once for an event.
 */
export interface AdBilling {
  /** Publications left in the users' valid packages, by user id; users without any may be absent. */
  lockUnitsLeft(tx: Transaction, userIds: string[]): Promise<ReadonlyMap<string, number>>
  /** Publications left in the user's valid packages, only told. */
  countUnitsLeft(db: Executor, userId: string, now: Date): Promise<number>
  /** Which of the ads have a paid lift that is not used up. */
  lockPaidLifts(tx: Transaction, adIds: string[]): Promise<ReadonlySet<string>>
  /** Takes one publication for each ad. */
  takeUnits(tx: Transaction, ads: BilledAd[]): Promise<void>
  /** Gives back the publication, from a package or paid singly, that each ad was charged with. */
  returnUnits(tx: Transaction, ads: BilledAd[]): Promise<void>
  /** Uses up one paid lift of each ad. */
  useLifts(tx: Transaction, ads: BilledAd[]): Promise<void>
  /** Stops the paid time of the ads' promotions. */
  stopPromotions(tx: Transaction, ads: BilledAd[], now: Date): Promise<void>
  /** Lets the stopped paid time run again. */
  resumePromotions(tx: Transaction, ads: BilledAd[], now: Date): Promise<void>
}

const nothingSold = (action: string) => () =>
  Promise.reject(new Error(`${action}: nothing is sold, so there is nothing to take`))
const nothingToDo = () => Promise.resolve()

/** While nothing is sold: there are no units and no paid lifts to take, and no promotions to stop. */
export const noBilling: AdBilling = {
  lockUnitsLeft: () => Promise.resolve(new Map()),
  countUnitsLeft: () => Promise.resolve(0),
  lockPaidLifts: () => Promise.resolve(new Set()),
  takeUnits: nothingSold('takeUnits'),
  useLifts: nothingSold('useLifts'),
  returnUnits: nothingToDo,
  stopPromotions: nothingToDo,
  resumePromotions: nothingToDo,
}
