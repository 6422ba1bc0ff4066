import type { AdLifecycle } from '../../../ads/public.ts'
import type { Notifications } from '../../../notifications/public.ts'
import type { BatchRun, BatchWork } from './batch-work.ts'
import { createLifecycleWork } from './lifecycle-work.ts'
import { createMessageWork } from './message-work.ts'

/** What a batch does with its ads, by its action. */
export type WorkOf = (batch: Pick<BatchRun['batch'], 'action'>) => BatchWork

export function createWorkOf(dependencies: {
  lifecycle: AdLifecycle
  notifications: Notifications
  publicUrl: string
}): WorkOf {
  const changing = createLifecycleWork(dependencies.lifecycle)
  const messaging = createMessageWork(dependencies)
  return ({ action }) => (action.type === 'message' ? messaging : changing)
}
