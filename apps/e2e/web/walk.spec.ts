import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { adBySlug } from '@trassa/contracts/calls/ads'
import { filterAds } from '@trassa/contracts/calls/filter'
import type { CDPSession, Page } from 'playwright/test'
import { apiOver } from '../support/api.ts'
import { type ColorScheme, expectNoMistakesIn } from '../support/axe.ts'
import { draftCar, liveCar } from '../support/cars.ts'
import { createPerson, openSession } from '../support/people.ts'
import { expect, test } from '../support/site.ts'

/**
 * Walks every route (spec §2): a page is loaded on a desk or on a phone and then shown on the other one, on one of them in the light
 * and on the other in the dark: nothing sticks out to the side and axe finds nothing. To load and hydrate a page twice took a third
 * of the time. With `WALK_PICTURES=1` screenshots of all of them stay in `.cache/walk`.
 */
const SCREENS = {
  desk: { width: 1440, height: 900, mobile: false },
  phone: { width: 390, height: 844, mobile: true },
  /** The narrowest screen of visual design, in CSS pixels. */
  narrowest: { width: 360, height: 844, mobile: true },
} as const
type Screen = keyof typeof SCREENS

/**
 * The pages of a test are shown in one page of the browser one after another: it starts one process for them, which compiles
 * script once.
 */
const PUBLIC = {
  'main pages': [
    '/',
    '/Moto',
    '/PartsAuto',
    '/PartsAuto?ad_type=auto_parts_tires',
    '/PartsMoto',
    '/Services',
  ],
  lists: [
    '/Search',
    '/Search?markId=1',
    '/Search?markId=1&priceTo=2',
    '/Search?ad_type=truck&bodyType=1',
    '/kazan/auto',
    '/compare',
  ],
  'forms of new ads': [
    '/createAd',
    '/createAd?ad_type=truck',
    '/createAd?ad_type=auto_parts_car',
    '/dev/ui',
  ],
  'pages of text': [
    '/Help',
    '/aboutUs',
    '/CarBuybackPage',
    '/clearCache',
    '/sending',
    '/documents/agreement',
    '/documents/consent',
    '/documents/policy',
    '/documents/terms_of_payment',
  ],
}

/** What a company sees other than a private seller. */
const OF_A_TYPE = [
  '/profile/ProfileSettings',
  '/profile/MyAdsAll/MyAdsActual',
  '/profile/PackagePayment',
  '/profile/Stock',
]

/** The rest is alike; a company's navigation has one link more. */
const OF_A_COMPANY = [
  ...OF_A_TYPE,
  '/profile/MyAdsAll/MyAdsDraft',
  '/profile/MyAdsAll/MyAdsArchive',
  '/profile/MyAdsAll/MyAdsFavorite',
  '/profile/AdPreview',
  '/createAd',
]

// The page sends this event when it is hydrated (apps/web/app/lib/hydration): before, Base UI has not connected controls
// with their labels, and axe was repeated up to eight times.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('hydrated', () => Object.assign(window, { isHydrated: true }))
  }),
)

for (const [label, paths] of Object.entries(PUBLIC)) {
  test(label, async ({ page }) => {
    test.slow()
    await walk(page, paths)
  })
}

test('the not-found page', async ({ page, complaints }) => {
  complaints.expect(/status of 404/)
  await walk(page, ['/no/such/page'])
})

test('an ad and its seller', async ({ page }) => {
  // A bus: other specs publish and take down ads of the types that they test at the same time.
  const { items } = await apiOver(page.request).ask(filterAds, { query: { ad_type: 'passenger' } })
  const slug = items[0]?.slug ?? ''
  const { seller } = await apiOver(page.request).ask(adBySlug, { query: { slug } })
  await walk(page, [`/Ad?slug=${slug}`, `/${seller.slug}`])
})

for (const [type, label, paths] of [
  [0, 'a private seller', OF_A_TYPE],
  [1, 'a company', OF_A_COMPANY],
] as const) {
  test(`the own pages of ${label}`, async ({ page }) => {
    test.slow()
    await openSession(page.request, (await createPerson('Константин', type)).phone)
    await walk(page, paths)
  })
}

test('the own pages of a seller with ads', async ({ page }) => {
  test.slow()
  await openSession(page.request, (await createPerson()).phone)
  const { id } = await liveCar(page.request, {}, { photographs: 2 })
  await draftCar(page.request)
  const lists = ['/profile/MyAdsAll/MyAdsActual', '/profile/MyAdsAll/MyAdsDraft']
  await walk(page, [...lists, `/editAd?id=${id}`])
})

const PICTURES = fileURLToPath(new URL('../../../.cache/walk/', import.meta.url))

async function pictures(page: Page, path: string, screen: Screen): Promise<void> {
  if (!process.env.WALK_PICTURES) return
  mkdirSync(PICTURES, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const name = `${path.replace(/\W+/g, '-')}-${SCREENS[screen].width}-${colorScheme}.png`
    await page.screenshot({ path: `${PICTURES}${name}`, fullPage: true })
  }
}

/** Changes a page's screen, with its touch: Playwright itself gives one for the whole life of a page. */
async function showOn(devtools: CDPSession, screen: Screen): Promise<void> {
  const { mobile: enabled } = SCREENS[screen]
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled })
  const device = { ...SCREENS[screen], deviceScaleFactor: 1 }
  await devtools.send('Emulation.setDeviceMetricsOverride', device)
}

async function expectNothingSticksOut(page: Page, screen: Screen): Promise<void> {
  const { width, mobile } = SCREENS[screen]
  const shown = () => page.evaluate(() => [innerWidth, matchMedia('(pointer: coarse)').matches])
  await expect.poll(shown, 'the screen').toEqual([width, mobile])
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'sticks out')
    .toBeLessThanOrEqual(width)
}

/** One of two for each length of a path, so that each of them meets some. */
const halfOf = <Value>(path: string, first: Value, second: Value): [Value, Value] =>
  path.length % 2 === 0 ? [first, second] : [second, first]

async function walk(page: Page, paths: readonly string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  for (const path of paths) await test.step(path, () => walkTo(page, devtools, path))
}

async function walkTo(page: Page, devtools: CDPSession, path: string): Promise<void> {
  const screens = halfOf<'desk' | 'phone'>(path, 'desk', 'phone')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await showOn(devtools, screens[0])
  await page.goto(path)
  await page.waitForFunction(() => 'isHydrated' in window)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const screen of screens) {
    await showOn(devtools, screen)
    // The showcase has skeletons that stay.
    if (path !== '/dev/ui') await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await pictures(page, path, screen)
    await expectNothingSticksOut(page, screen)
    await expectNoMistakesIn(page, schemeOn(screen, path))
    if (screen === 'desk') continue
    await showOn(devtools, 'narrowest')
    await expectNothingSticksOut(page, 'narrowest')
  }
}

/** Another one for each next length of a path, and on a phone another one than on a desk. */
function schemeOn(screen: Screen, path: string): ColorScheme {
  const [onDesk, onPhone] = halfOf<ColorScheme>(path, 'light', 'dark')
  return screen === 'desk' ? onDesk : onPhone
}
