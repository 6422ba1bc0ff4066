import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { adBySlug } from '@trassa/contracts/calls/ads'
import { filterAds } from '@trassa/contracts/calls/filter'
import type { Page } from 'playwright/test'
import { apiOver } from '../support/api.ts'
import { type ColorScheme, expectNoMistakesIn } from '../support/axe.ts'
import { draftCar, liveCar } from '../support/cars.ts'
import { createPerson, openSession } from '../support/people.ts'
import { expect, test } from '../support/site.ts'

/**
 * Walks every route (spec §2) on a desk and on a phone, on one of them in the light and on the other in the dark: nothing sticks
 * out to the side and axe finds nothing. With `WALK_PICTURES=1` screenshots of all of them stay in `.cache/walk`.
 */
const SCREENS = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const

const PUBLIC = [
  '/',
  '/Moto',
  '/PartsAuto',
  '/PartsAuto?ad_type=auto_parts_tires',
  '/PartsMoto',
  '/Services',
  '/Search',
  '/Search?markId=1',
  '/Search?markId=1&priceTo=2',
  '/Search?ad_type=truck&bodyType=1',
  '/kazan/auto',
  '/compare',
  '/createAd',
  '/createAd?ad_type=truck',
  '/createAd?ad_type=auto_parts_car',
  '/Help',
  '/aboutUs',
  '/CarBuybackPage',
  '/clearCache',
  '/sending',
  '/documents/agreement',
  '/documents/consent',
  '/documents/policy',
  '/documents/terms_of_payment',
  '/dev/ui',
]

const OWN = [
  '/profile/ProfileSettings',
  '/profile/MyAdsAll/MyAdsActual',
  '/profile/MyAdsAll/MyAdsDraft',
  '/profile/MyAdsAll/MyAdsArchive',
  '/profile/MyAdsAll/MyAdsFavorite',
  '/profile/PackagePayment',
  '/profile/Stock',
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

for (const [name, screen] of Object.entries(SCREENS)) {
  test.describe(name, () => {
    test.use(screen)

    for (const path of PUBLIC) test(`${path} on a ${name}`, ({ page }) => walk(page, path))

    test(`the not-found page on a ${name}`, async ({ page, complaints }) => {
      complaints.expect(/status of 404/)
      await walk(page, '/no/such/page')
    })

    test(`an ad and its seller on a ${name}`, async ({ page }) => {
      // A bus: other specs publish and take down ads of the types that they test at the same time.
      const { items } = await apiOver(page.request).ask(filterAds, {
        query: { ad_type: 'passenger' },
      })
      const slug = items[0]?.slug ?? ''
      await walk(page, `/Ad?slug=${slug}`)
      const { seller } = await apiOver(page.request).ask(adBySlug, { query: { slug } })
      await walk(page, `/${seller.slug}`)
    })

    for (const [type, label] of [
      [0, 'a private seller'],
      [1, 'a company'],
    ] as const) {
      test(`the own pages of ${label} on a ${name}`, async ({ page }) => {
        test.slow()
        await openSession(page.request, (await createPerson('Константин', type)).phone)
        for (const path of OWN) await walk(page, path)
      })
    }

    test(`the own pages of a seller with ads on a ${name}`, async ({ page }) => {
      test.slow()
      await openSession(page.request, (await createPerson()).phone)
      const { id } = await liveCar(page.request)
      await draftCar(page.request)
      for (const path of [...OWN.slice(1, 3), `/editAd?id=${id}`]) await walk(page, path)
    })
  })
}

const PICTURES = fileURLToPath(new URL('../../../.cache/walk/', import.meta.url))

async function pictures(page: Page, path: string): Promise<void> {
  if (!process.env.WALK_PICTURES) return
  mkdirSync(PICTURES, { recursive: true })
  const { width } = page.viewportSize() ?? { width: 0 }
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const name = `${path.replace(/\W+/g, '-')}-${width}-${colorScheme}.png`
    await page.screenshot({ path: `${PICTURES}${name}`, fullPage: true })
  }
}

/** The narrowest screen of visual design, in CSS pixels. */
const NARROWEST = 360

async function expectNothingSticksOut(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 }
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'sticks out')
    .toBeLessThanOrEqual(width)
}

const SCHEMES: readonly ColorScheme[] = ['light', 'dark']

const isPhone = (page: Page): boolean => page.viewportSize()?.width === SCREENS.phone.viewport.width

/** Another one for each next length of a path, and on a phone another one than on a desk. */
function schemeOf(page: Page, path: string): ColorScheme {
  return (path.length + Number(isPhone(page))) % 2 === 0 ? 'light' : 'dark'
}

async function walk(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await page.waitForFunction(() => 'isHydrated' in window)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The showcase has skeletons that stay.
    if (path !== '/dev/ui') await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await pictures(page, path)
    await expectNothingSticksOut(page)
    await expectNoMistakesIn(page, schemeOf(page, path))
    if (!isPhone(page)) return
    const { viewport } = SCREENS.phone
    await page.setViewportSize({ ...viewport, width: NARROWEST })
    await expectNothingSticksOut(page)
    await page.setViewportSize(viewport)
  })
}
