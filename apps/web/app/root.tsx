import { QueryClientProvider } from '@tanstack/react-query'
import { GuardedParts } from '@trassa/ui/feedback/page-part'
import { FontPreload } from '@trassa/ui/styles/font-preload'
import type { ReactNode } from 'react'
import { use, useEffect, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router-dom'
import type { Route } from './+types/root'
import stylesheet from './app.css?url'
import { closedPage } from './features/errors/closed-page.ts'
import { ErrorPageFor } from './features/errors/error-page-for.tsx'
import { errorMeta } from './features/errors/error-texts.ts'
import { useSiteWorker } from './features/offline/use-site-worker.ts'
import { watchChunks } from './lib/browser/reload-guard.ts'
import { MarkContext } from './lib/document/mark.ts'
import { DEFAULT_META } from './lib/document/plain-meta.ts'
import type { Site } from './lib/document/site.ts'
import { HYDRATED } from './lib/hydration/late-scripts.ts'
import { useOpeningEnds } from './lib/hydration/opening.ts'
import { namedMiddleware } from './shared/addresses/named-middleware.ts'
import { currentQueryClient } from './shared/api/browser-api.ts'
import { requestContext } from './shared/api/request-context.ts'

/** Not an import for its effect: it would belong to a chunk, and each lazily loaded part would add it to the page again. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const middleware = [namedMiddleware('fixed-paths')]

export function loader({ context }: Route.LoaderArgs): Site {
  const { maintenance, demo, telegramBot, botUrl, publicUrl, outsideLinks } =
    context.get(requestContext)
  if (maintenance) throw closedPage(maintenance, new Date())
  return { demo, telegramBot, botUrl, publicUrl, outsideLinks }
}

/** The server's settings do not change between navigations. */
export const shouldRevalidate = () => false

export const headers: Route.HeadersFunction = ({ errorHeaders, loaderHeaders }) =>
  errorHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = ({ error }) => (error ? errorMeta(error) : DEFAULT_META)

export function Layout({ children }: { children: ReactNode }) {
  const mark = use(MarkContext)
  const isGuarded = use(GuardedParts)
  return (
    <html lang="ru" suppressHydrationWarning {...(isGuarded && { 'data-guarded-parts': '' })}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no"
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#211f1d" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icon-32.png" sizes="32x32" type="image/png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <FontPreload />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={mark} />
        <Scripts nonce={mark} />
      </body>
    </html>
  )
}

export default function Root() {
  const [queryClient] = useState(currentQueryClient)
  useEffect(watchChunks, [])
  useEffect(() => void window.dispatchEvent(new Event(HYDRATED)), [])
  useOpeningEnds()
  useSiteWorker()
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}

/** For errors outside of the site layout or in it; pages fail inside of the layout (layouts/site). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorPageFor error={error} />
    </main>
  )
}
