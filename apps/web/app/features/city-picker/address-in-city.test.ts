import { describe, expect, it } from 'vitest'
import { addressInCity } from './address-in-city.ts'

const from = (address: string, current: string | null, chosen: string | null) => {
  const { pathname, search } = new URL(address, 'https://trassa.example')
  return addressInCity({ pathname, search }, current, chosen)
}

describe('§2 city picker: where a choice leads', () => {
  it.each([
    ['/', null, 'kazan', '/kazan'],
    ['/kazan', 'kazan', null, '/'],
    ['/Help', null, 'kazan', '/kazan'],
    ['/profile/MyAdsAll/MyAdsActual', null, 'kazan', '/kazan'],
    ['/search?markId=5', null, 'kazan', '/kazan/auto?markId=5'],
    ['/Search?city=tula&markId=5', null, 'kazan', '/kazan/auto?markId=5'],
    ['/kazan/auto?markId=5&cursor=x', 'kazan', 'tula', '/tula/auto?markId=5'],
    ['/kazan/auto?markId=5', 'kazan', null, '/Search?markId=5'],
    ['/kazan/truck', 'kazan', null, '/Search?ad_type=truck'],
    ['/Search?ad_type=truck&markId=5', null, 'kazan', '/kazan/truck?markId=5'],
    ['/Moto', null, 'kazan', '/kazan?ad_type=moto'],
    ['/?ad_type=truck', null, 'kazan', '/kazan?ad_type=truck'],
    ['/kazan?ad_type=snow', 'kazan', null, '/Moto?ad_type=snow'],
    ['/kazan?ad_type=moto', 'kazan', null, '/Moto'],
    ['/kazan?ad_type=services', 'kazan', 'tula', '/tula?ad_type=services'],
    ['/kazan/auto/lada-vesta-7', 'kazan', 'tula', '/tula'],
  ] as const)('%s, %s → %s: %s', (address, current, chosen, expected) => {
    expect(from(address, current, chosen)).toBe(expected)
  })
})
