import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import routes from '../../routes.ts'
import { mainTypeAt } from './default-type.ts'
import { fixedPathRedirect } from './fixed-paths.ts'
import { isAt, PATHS } from './paths.ts'

const redirectOf = (address: string) =>
  fixedPathRedirect(new URL(`https://trassa.example${address}`))

it.each([
  ['/CREATEAD', '/createAd'],
  ['/createad/?ad_type=truck', '/createAd?ad_type=truck'],
  ['/profile/myadsall/MYADSACTUAL', '/profile/MyAdsAll/MyAdsActual'],
  ['/Profile/profilesettings//?a=1&b', '/profile/ProfileSettings?a=1&b'],
  ['/Profile', '/profile/MyAdsAll/MyAdsActual'],
  ['/profile/myadsall/', '/profile/MyAdsAll/MyAdsActual'],
  ['/help', '/Help'],
  ['/ABOUTUS', '/aboutUs'],
  ['/Documents/POLICY', '/documents/policy'],
  ['/%63onfirmAd?token=T%2F1', '/confirmAd?token=T%2F1'],
])('domain §7: %s answers 301 to %s', (asked, target) => {
  expect(redirectOf(asked)).toBe(target)
  expect(redirectOf(target)).toBeNull()
})

it.each([
  '/',
  '/kazan',
  '/createAd/more',
  '//createad',
  '//evil.example/help',
  '/\\evil.example',
  '/%',
])('%s is no fixed address', (asked) => expect(redirectOf(asked)).toBeNull())

function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`
    return children.length > 0 ? pathsOf(children, own) : [own]
  })
}

it('domain §7: every fixed route has its other spellings redirected', async () => {
  const fixed = pathsOf(await routes).filter((path) => !/[:*]/.test(path))
  const others = fixed.filter((path) => redirectOf(path.toUpperCase()) !== path)
  const isList = (path: string) => mainTypeAt(path) !== undefined || isAt(path, PATHS.search)
  // Lists redirect in their loaders, and /Ad always leads to the ad's own address.
  expect(others.filter((path) => !isList(path))).toEqual(['/Ad'])
})
