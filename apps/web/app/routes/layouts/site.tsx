import { ToastProvider } from '@trassa/ui/feedback/toast'
import { watchHistoryEntry } from '@trassa/ui/overlays/back-entries'
import { type ReactNode, useEffect } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router-dom'
import { AccountButton } from '../../features/account/account-button.tsx'
import { CityButton } from '../../features/city-picker/city-button.tsx'
import { useRememberedHome } from '../../features/city-picker/use-remembered-home.ts'
import { ErrorPageFor } from '../../features/errors/error-page-for.tsx'
import { errorMeta } from '../../features/errors/error-texts.ts'
import { Header } from '../../features/header/header.tsx'
import { LoginHost } from '../../features/login/login-host.tsx'
import { GlobalAlert } from '../../features/network-status/global-alert.tsx'
import { OfflineBanner } from '../../features/network-status/offline-banner.tsx'
import { ProgressBar } from '../../features/network-status/progress-bar.tsx'
import { keptPart } from '../../lib/document/kept-parts/kept-part.tsx'
import { DEFAULT_META } from '../../lib/document/plain-meta.ts'
import { useSite } from '../../lib/document/site.ts'
import { latePart } from '../../lib/hydration/late-part.tsx'
import { clientLoad, type LoadContext, serverLoad } from '../../shared/api/route-loader.ts'
import { findCity } from '../../shared/city/find-city.ts'
import { OpenPanelContext, useOpenPanel } from '../../shared/header/open-panel.ts'
import type { Route } from './+types/site'

/** Its links work as HTML until its code has come: the code of the first paint is scarce. */
const LateFooter = latePart(() => import('../../features/footer/footer.tsx'))

/** Its pages outside are all that changes in it. */
const Footer = import.meta.env.SSR
  ? keptPart(LateFooter, () => `footer ${JSON.stringify(useSite().outsideLinks)}`)
  : LateFooter

async function load(context: LoadContext) {
  const { city, slug } = context.params
  // The city of an ad is not the visitor's.
  return { city: await findCity(context, slug === undefined ? city : undefined) }
}

export const loader = serverLoad(load)
export const clientLoader = clientLoad(load)

/** The loader depends on the city of the address only, and on whether it is an ad's. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.city !== nextParams.city || !currentParams.slug !== !nextParams.slug

export const meta: Route.MetaFunction = ({ error }) => (error ? errorMeta(error) : DEFAULT_META)

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}

/** A page that fails keeps header and footer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPageFor error={error} />
    </SiteFrame>
  )
}

function SiteFrame({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useEffect(watchHistoryEntry, [key])
  useRememberedHome()
  return (
    <ToastProvider>
      <OpenPanelContext value={useOpenPanel()}>
        <ProgressBar />
        <OfflineBanner />
        <Header city={<CityButton />} account={<AccountButton />} />
        <main id="content" tabIndex={-1} className="min-h-[70dvh] outline-none">
          {children}
        </main>
        <Footer />
        <GlobalAlert />
        <LoginHost />
      </OpenPanelContext>
    </ToastProvider>
  )
}
