import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/**
 * Every page stands in the site's layout (header, footer, alert, login dialogs) and mostly in one more
 * (spec §2). Fixed addresses first – React Router matches them in any case –, then cities and sellers
 * (domain §7). Where a page may be found twice, its route has an id.
 */
export default [
  layout('routes/layouts/site.tsx', [
    // Lists of ads
    layout('routes/layouts/search.tsx', [
      index('routes/section.tsx', { id: 'home' }),
      route('Moto', 'routes/section.tsx', { id: 'moto' }),
      route('PartsAuto', 'routes/section.tsx', { id: 'partsAuto' }),
      route('PartsMoto', 'routes/section.tsx', { id: 'partsMoto' }),
      route('Services', 'routes/section.tsx', { id: 'services' }),
      route('Search', 'routes/list.tsx', { id: 'search' }),
      // decision 060: beside the specification's addresses
      route('compare', 'routes/compare.tsx'),
      route(':city', 'routes/city-or-seller.tsx'),
      route(':city/:type', 'routes/list.tsx', { id: 'city-list' }),
    ]),

    // The ad's page
    layout('routes/layouts/ad-card.tsx', [
      route('Ad', 'routes/ad-redirect.tsx'),
      // domain §9: the owner's one-time link, beside the specification's addresses
      route('confirmAd', 'routes/confirm-ad.tsx'),
      route(':city/:type/:slug', 'routes/ad.tsx'),
    ]),

    // Creating and editing
    route('createAd', 'routes/create-ad.tsx'),
    route('editAd', 'routes/edit-ad.tsx'),

    // The user's own pages; the first explains itself without a session
    route('sending', 'routes/sending.tsx'),
    ...prefix('profile', [
      layout('routes/layouts/profile.tsx', [
        route('MyAdsAll/MyAdsActual', 'routes/my-ads.tsx', { id: 'my-ads-actual' }),
        route('MyAdsAll/MyAdsDraft', 'routes/my-ads.tsx', { id: 'my-ads-draft' }),
        route('MyAdsAll/MyAdsArchive', 'routes/my-ads.tsx', { id: 'my-ads-archive' }),
        route('MyAdsAll/MyAdsFavorite', 'routes/my-favorites.tsx'),
        // decision 072: beside the specification's addresses
        route('AdPreview', 'routes/ad-preview.tsx'),
        route('PackagePayment', 'routes/package-payment.tsx'),
        // decision 121: for companies, beside the specification's addresses
        route('Stock', 'routes/stock.tsx'),
        route('ProfileSettings', 'routes/profile-settings.tsx'),
      ]),
    ]),

    // Paying
    route('payment', 'routes/payment.tsx', { id: 'payment' }),
    route('payment-2', 'routes/payment.tsx', { id: 'payment-2' }),
    route('paySuccessfully', 'routes/payment.tsx', { id: 'paid' }),
    route('PayError', 'routes/payment.tsx', { id: 'unpaid' }),
    route('InvoiceRequestSuccessfully', 'routes/payment.tsx', { id: 'invoiced' }),

    // Pages to read
    layout('routes/layouts/info-page.tsx', [
      route('Help', 'routes/info/help.tsx'),
      route('aboutUs', 'routes/info/about-us.tsx'),
      route('CarBuybackPage', 'routes/info/car-buyback.tsx'),
      route('clearCache', 'routes/info/clear-cache.tsx'),
      // decision 115: the link of a letter, beside the specification's addresses
      route('confirmEmail', 'routes/confirm-email.tsx'),
      // decision 119: the link at the end of a letter
      route('unsubscribe', 'routes/unsubscribe.tsx'),
      // domain §8: the link of «Ещё продаёте?»
      route('stillOffered', 'routes/still-offered.tsx'),
      route('documents/:document', 'routes/info/document.tsx'),
    ]),

    route('*', 'routes/not-found.tsx'),
  ]),

  // For developers, in the demo only; it brings a frame of its own
  route('dev/ui', 'routes/dev-ui.tsx'),
] satisfies RouteConfig
