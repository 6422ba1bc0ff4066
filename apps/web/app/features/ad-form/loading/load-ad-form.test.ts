import { expect, it } from 'vitest'
import { createQueryClient } from '../../../shared/api/browser-api.ts'
import { anonymous, fakeApi } from '../../../testing/fake-api.ts'
import { draftAd } from '../testing/samples.ts'
import { loadAdForm } from './load-ad-form.ts'

const load = (path: string) => {
  const { api } = fakeApi({
    'profiles.me': anonymous,
    'ads.own': () => draftAd({ adType: 'truck' }),
  })
  const url = new URL(path, 'http://localhost')
  return loadAdForm({ api, queryClient: createQueryClient(), url, params: {} })
}

it.each(['/createAd', '/createAd?ad_type=spaceship'])(
  '%s asks first what is to be sold',
  async (path) => {
    expect(await load(path)).toEqual({ is: 'choosing' })
  },
)

it('the address says the type of a new ad, an ad its own', async () => {
  expect(await load('/createAd?ad_type=auto_parts_tires')).toMatchObject({
    is: 'ready',
    ad: null,
    definition: { adType: 'auto_parts_tires' },
  })
  expect(await load('/createAd?id=5&ad_type=auto')).toMatchObject({
    is: 'ready',
    definition: { adType: 'truck' },
  })
})
