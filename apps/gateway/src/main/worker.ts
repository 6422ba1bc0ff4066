import type { FastifyBaseLogger } from 'fastify'
import { PgBoss } from 'pg-boss'
import { archiveSilentAds, expireAds, purgeDeletedAds } from '../modules/ads/public.ts'
import { type FileStorage, purgePhotos, removeStaleIncoming } from '../modules/media/public.ts'
import type { Connection, Database } from '../platform/database/connect.ts'
import { purgeShortLived } from './purge-short-lived.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface WorkerDependencies {
  pool: Connection['pool']
  db: Database
  storage: FileStorage
  /** Where uploads on their way lie. */
  filesFolder: string
  log: FastifyBaseLogger
}

/**
 * Background work as jobs in PostgreSQL: however many workers run, each turn of a job is done once.
 * Every job may be run twice or die half-way and finds the rest the next time.
 *
 * @returns what lets the jobs under way finish and stops.
 */
export async function startWorker({
  pool,
  db,
  storage,
  filesFolder,
  log,
}: WorkerDependencies): Promise<() => Promise<void>> {
  const jobs: { name: string; cron: string; run: (now: Date) => Promise<number> }[] = [
    { name: 'expire-ads', cron: '* * * * *', run: (now) => expireAds(db, now) },
    { name: 'archive-silent-ads', cron: '10 * * * *', run: (now) => archiveSilentAds(db, now) },
    { name: 'purge-photos', cron: '20 * * * *', run: (now) => purgePhotos({ db, storage }, now) },
    {
      name: 'remove-stale-incoming',
      cron: '50 * * * *',
      run: (now) => removeStaleIncoming(filesFolder, new Date(now.getTime() - DAY_MS)),
    },
    { name: 'purge-short-lived', cron: '40 * * * *', run: () => purgeShortLived(db) },
    { name: 'purge-deleted-ads', cron: '30 3 * * *', run: (now) => purgeDeletedAds(db, now) },
  ]
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } })
  boss.on('error', (error) => log.error({ err: error }, 'worker failed'))
  await boss.start()
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name, { policy: 'singleton', retryLimit: 2 })
    await boss.schedule(name, cron)
    await boss.work(name, async () => {
      const changed = await run(new Date())
      if (changed > 0) log.info({ job: name, changed }, 'job done')
    })
  }
  return () => boss.stop({ graceful: true, timeout: 5000 })
}
