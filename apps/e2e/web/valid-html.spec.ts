import { adBySlug, updateStat } from '@trassa/contracts/calls/ads'
import { filterAds } from '@trassa/contracts/calls/filter'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { APIRequestContext } from 'playwright/test'
import { apiOver } from '../support/api.ts'
import { liveCar } from '../support/cars.ts'
import { createPerson, openSession } from '../support/people.ts'
import { expect, siteUrl, test } from '../support/site.ts'

/** The recommended rules; each change to them says why. */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Without it browsers lay a page out in quirks mode; the recommended rules are for fragments, too.
    'missing-doctype': 'error',
    // React writes `charSet`, `<br/>`, `disabled=""` and unescaped `>`: all the same to a browser.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-raw-characters': 'off',
    'void-style': 'off',
    // Ids that React makes begin with `_`, which HTML has allowed since its fifth version.
    'valid-id': ['error', { relaxed: true }],
    // `text` is what an input is without a type.
    'no-implicit-input-type': 'off',
    // A filter of several values is sent under one name, by checkboxes and by lists.
    'form-dup-name': 'off',
    // Fieldsets are named by `aria-labelledby`: a legend cannot be laid out like other labels.
    'wcag/h71': 'off',
    // Base UI draws checkboxes of its own beside a hidden native one.
    'prefer-native-element': 'off',
    // A measured width, such as that of a bar (docs/decisions/044).
    'no-inline-style': 'off',
    // A title says the mark, the model, the city and the price.
    'long-title': 'off',
  },
}

const validator = new HtmlValidate(new StaticConfigLoader(CONFIG))

/** The slug of a bus: other specs take down ads of the types that they test. */
async function someAd(request: APIRequestContext): Promise<string> {
  const { items } = await apiOver(request).ask(filterAds, { query: { ad_type: 'passenger' } })
  if (!items[0]) throw new Error('No ad in the list')
  return items[0].slug
}

async function seller(request: APIRequestContext): Promise<string> {
  const slug = await someAd(request)
  return `/${(await apiOver(request).ask(adBySlug, { query: { slug } })).seller.slug}`
}

async function goneAd(request: APIRequestContext): Promise<string> {
  await openSession(request, (await createPerson()).phone)
  const { id, version, citySlug, slug } = await liveCar(request)
  const body = { stat: AD_STATS.archived.stat, version, reason: 'sold' as const }
  await apiOver(request).ask(updateStat, { params: { id }, body })
  return `/${citySlug}/auto/${slug}`
}

const PAGES: Record<string, string | ((request: APIRequestContext) => Promise<string>)> = {
  main: '/',
  section: '/PartsAuto',
  list: '/Search?markId=1&priceTo=900000',
  'list of a city': '/kazan/auto',
  'empty list': '/Search?priceFrom=1&priceTo=2',
  ad: async (request) => `/Ad?slug=${await someAd(request)}`,
  'an ad that is gone (410)': goneAd,
  seller,
  help: '/Help',
  about: '/aboutUs',
  buyback: '/CarBuybackPage',
  document: '/documents/policy',
  '404': '/no/such/page/at/all',
  compare: '/compare',
  favourites: '/profile/MyAdsAll/MyAdsFavorite',
  form: '/createAd',
}

for (const [name, page] of Object.entries(PAGES)) {
  test(`issue 9: the HTML of a page is valid: ${name}`, async ({ request }) => {
    const path = typeof page === 'string' ? page : await page(request)
    const html = await (await fetch(siteUrl() + path)).text()
    const { results } = await validator.validateString(html, path)
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector, column }) => ({
        ruleId,
        message,
        selector,
        html: html.slice(Math.max(0, column - 80), column + 80),
      })),
    )
    expect(found).toEqual([])
  })
}
