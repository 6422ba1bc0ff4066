import { afterEach, expect, it, vi } from 'vitest'
import { DAY, insertAd } from '../../../testing/ads.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { readLiveAd } from '../read-ads.repository.ts'

const { db, createUser } = await createTestGateway()

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A clock that moves on by a millisecond each time it is read. */
function stubClock(start: number): void {
  let now = start
  const RealDate = Date
  class MovingDate extends RealDate {
    constructor(...moment: [] | [number]) {
      if (moment.length === 0) super(now++)
      else super(...moment)
    }
    static override now = () => now++
  }
  vi.stubGlobal('Date', MovingDate)
}

it('domain §5: a page with a promotion is valid until its end, whenever it is made', async () => {
  const end = Date.now() + DAY / 2
  const seller = await createUser()
  const { id } = await insertAd(db, seller.id, {
    urgentUntil: new Date(end),
    expiresAt: new Date(end + DAY),
  })
  const seen = new Set<number>()
  for (let before = 30; before >= 0; before--) {
    stubClock(end - before)
    const found = await readLiveAd(db, { id })
    vi.unstubAllGlobals()
    const isPromoted = found?.ad.promoted !== undefined
    expect([before, found?.validUntil]).toEqual([before, isPromoted ? end : end + DAY])
    seen.add(found?.validUntil ?? 0)
  }
  expect([...seen]).toEqual([end, end + DAY])
})
