import { and, eq, ne } from 'drizzle-orm'
import { afterEach, expect, vi } from 'vitest'
import { createPublicFetch } from '../../../platform/net/public-fetch/public-fetch.ts'
import { lifecycleOf, messagingWith } from '../../../testing/messaging.ts'
import { createTestGateway, type TestUser } from '../../../testing/test-gateway.ts'
import { ads } from '../../ads/ads.table.ts'
import { createAdPhotosService } from '../../ads/public.ts'
import {
  createPhotosService,
  filesFolder,
  incomingFolder,
  openFileStorage,
} from '../../media/public.ts'
import { startStockServer } from './stock-server.ts'

/** A gateway, a site with files of stock and photographs, and what feeds and imports make ads with. */
export async function createLoadingWorld() {
  const { stock, host, origin } = await startStockServer()
  const gateway = await createTestGateway({ FEED_PRIVATE_HOSTS: host })
  const { db, config } = gateway
  const lifecycle = lifecycleOf(gateway)
  const now = () => new Date()
  const log = { error: vi.fn() }
  afterEach(() => expect(log.error).not.toHaveBeenCalled())
  const work = {
    db,
    lifecycle,
    log,
    notifications: messagingWith(gateway, async () => undefined).notifications,
    publicUrl: config.publicUrl,
    fetch: createPublicFetch([host]),
    photos: createPhotosService({ db, storage: openFileStorage(config) }),
    incoming: incomingFolder(filesFolder(config)),
    adPhotos: createAdPhotosService({ db, now, lifecycle }),
  }
  const adsOf = (owner: TestUser) =>
    db
      .select()
      .from(ads)
      .where(and(eq(ads.userId, owner.id), ne(ads.stat, 7)))
      .orderBy(ads.id)
  const { signal } = new AbortController()
  return { gateway, work, log, stock, origin, signal, adsOf }
}
