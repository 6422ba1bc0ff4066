import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/**
 * Every page stands in the site's layout (header, footer, alert, login dialogs) and mostly in one more
 * (spec §2). Fixed addresses first – React Router matches them in any case –, then cities and sellers
 * (domain §7). Where a page may be found twice, its route has an id.
 */
export default [
  layout('routes/layouts/site.tsx', [
    // Lists of ads
    layout('routes/layouts/search.tsx', [index('routes/home.tsx')]),

    // The ad's page
    layout('routes/layouts/ad-card.tsx', []),

    // Creating and editing
    // The person's own pages
    ...prefix('profile', [
      layout('routes/layouts/profile.tsx', [
        layout('routes/layouts/my-ads.tsx', []),
        route('ProfileSettings', 'routes/profile-settings.tsx'),
      ]),
    ]),

    // Pages to read
    layout('routes/layouts/info-page.tsx', [
      route('Help', 'routes/info/help.tsx'),
      route('aboutUs', 'routes/info/about-us.tsx'),
      route('documents/:document', 'routes/info/document.tsx'),
    ]),

    route('*', 'routes/not-found.tsx'),
  ]),

  // For developers, in the demo only; it brings a frame of its own
  route('dev/ui', 'routes/dev-ui.tsx'),
] satisfies RouteConfig
