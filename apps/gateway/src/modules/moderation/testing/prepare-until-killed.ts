import { readConfig } from '../../../main/config.ts'
import { connect } from '../../../platform/database/connect.ts'
import { noBilling } from '../../ads/lifecycle/ad-billing.ts'
import { createAdLifecycle } from '../../ads/lifecycle/ad-lifecycle.ts'
import { createBatchesService } from '../batches/batches.service.ts'
import { createLifecycleWork } from '../batches/work/lifecycle-work.ts'

/** A process that prepares a batch, to be killed while it does. */
const [id = '', moderatorId = '', ownerId = ''] = process.argv.slice(2)
const { db } = connect(readConfig({ ...process.env, PORT: undefined }).databaseUrl ?? '')
const work = createLifecycleWork(createAdLifecycle({ billing: noBilling }))
const batches = createBatchesService({ db, now: () => new Date(), workOf: () => work })
await batches.prepare(
  {
    id,
    source: {
      kind: 'filter',
      action: { type: 'lift', reason: 'Акция' },
      filter: { userId: ownerId },
      expectedTotal: 0,
      except: [],
    },
  },
  {
    visitor: {
      sessionId: '0',
      userId: moderatorId,
      role: 'moderator',
      grantedRole: 'moderator',
      type: 0,
      sessionEndsAt: new Date(Date.now() + 60_000),
    },
    trace: { sessionId: 'test' },
  },
)
