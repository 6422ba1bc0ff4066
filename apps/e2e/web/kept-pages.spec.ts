import { updateStat } from '@trassa/contracts/calls/ads'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { expect, test } from 'playwright/test'
import { apiOver } from '../support/api.ts'
import { liveCar } from '../support/cars.ts'
import { type PageAnswer, startReaders } from '../support/page-readers.ts'
import { createPerson, openSession } from '../support/people.ts'
import { siteUrl } from '../support/site.ts'

const CONNECTIONS = 64
/** A page is kept from its second request and checked from then on. */
const ANSWERS = 30

test('issue 13: a car that is sold while 64 connections read is on no page that is asked for afterwards', async ({
  request,
}) => {
  const { phone } = await createPerson('Продавец кэша')
  await openSession(request, phone)
  const { id, slug, version } = await liveCar(request)
  const page = `/kazan/auto/${slug}`
  const readers = startReaders(siteUrl(), ['/', '/kazan/auto', page], CONNECTIONS)
  try {
    const live = performance.now()
    await readers.hasAnswered(live, ANSWERS)
    const body = { stat: AD_STATS.archived.stat, version, reason: 'sold' as const }
    await apiOver(request).ask(updateStat, { params: { id }, body })
    const sold = performance.now()
    await readers.hasAnswered(sold, ANSWERS)

    const shows = (answer: PageAnswer) =>
      answer.path === page ? answer.status === 200 : answer.body.includes(slug)
    const asked = readers.answers.filter((answer) => answer.asked > sold)
    expect(asked.filter(shows)).toEqual([])
    // It was there before, so that the pages could have shown it.
    for (const path of ['/', '/kazan/auto', page]) {
      const before = readers.answers.filter((answer) => answer.path === path && answer.asked < sold)
      expect(before.some(shows), path).toBe(true)
    }
    const statuses = new Set(readers.answers.map(({ status }) => status))
    expect([...statuses].sort()).toEqual([200, 410])
  } finally {
    await readers.stop()
  }
})
