import { isAtLeast } from '@trassa/machines/event-actor'
import type { Visitor } from '../../../platform/http/visitor.ts'
import { actorOf } from '../../ads/public.ts'
import type { BatchRecord } from './batches.table.ts'

export const isSenior = (visitor: Visitor): boolean =>
  isAtLeast(actorOf(visitor), 'seniorModerator')

/** Moderators see and steer their own batches, senior ones all. */
export const mayRead = ({ moderatorId }: Pick<BatchRecord, 'moderatorId'>, visitor: Visitor) =>
  moderatorId === visitor.userId || isSenior(visitor)
