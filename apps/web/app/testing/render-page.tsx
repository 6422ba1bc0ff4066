import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import type { ApiClient } from '@trassa/api-client/client'
import { ToastProvider } from '@trassa/ui/feedback/toast'
import type { ReactNode } from 'react'
import { createRoutesStub, Outlet, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import type { Site } from '../lib/document/site.ts'
import { ApiContext } from '../shared/api/api-context.ts'
import { createQueryClient } from '../shared/api/browser-api.ts'
import { SITE_LAYOUT } from '../shared/city/current-city.ts'
import type { Place } from '../shared/city/place.ts'
import { OpenPanelContext, useOpenPanel } from '../shared/header/open-panel.ts'
import { setWide } from './screen-width.ts'

interface PageOptions {
  api: ApiClient
  /** The current address. */
  path?: string
  city?: Place | null
  site?: Partial<Site>
  /** Wide or narrow screen. */
  wide?: boolean
  queryClient?: QueryClient
}

/** Shows `ui` on a page of the site. */
export const renderPage = (ui: ReactNode, options: PageOptions) => render(pageWith(ui, options))

/** A page of the site with `ui` and everything that the root and the layout give to it. */
export function pageWith(ui: ReactNode, options: PageOptions) {
  const { api, path = '/', city = null, site, wide = true } = options
  const queryClient = options.queryClient ?? createQueryClient()
  setWide(wide)
  const root = {
    demo: false,
    telegramBot: null,
    botUrl: null,
    publicUrl: '',
    outsideLinks: {},
    ...site,
  }
  const Stub = createRoutesStub([
    {
      id: 'root',
      Component: Outlet,
      children: [
        {
          id: SITE_LAYOUT,
          Component: () => (
            <>
              <Panels>{ui}</Panels>
              <Address />
              <Outlet />
            </>
          ),
          children: [{ path: '*', Component: () => null }],
        },
      ],
    },
  ])
  return (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>
        <ToastProvider>
          <Stub
            initialEntries={[path]}
            hydrationData={{ loaderData: { root, [SITE_LAYOUT]: { city } } }}
          />
        </ToastProvider>
      </ApiContext>
    </QueryClientProvider>
  )
}

/**
 * As {@link renderPage}, with the page's late parts (`latePart`) and the data that suspends them; a test
 * imports their files itself, ahead.
 */
export async function renderWithLateParts(
  ui: ReactNode,
  options: PageOptions,
): Promise<ReturnType<typeof renderPage>> {
  const queryClient = createQueryClient()
  // Rendered first: inside of `act` the imports would begin when it ends.
  const rendered = renderPage(ui, { ...options, queryClient })
  // Imported code asks for data, and data decides what else is imported.
  for (let round = 0; round < 2; round++) {
    await act(async () => {
      await vi.dynamicImportSettled()
    })
    await act(async () => {
      await vi.waitUntil(() => queryClient.isFetching() === 0, { timeout: 5000 })
    })
  }
  return rendered
}

function Panels({ children }: { children: ReactNode }) {
  return <OpenPanelContext value={useOpenPanel()}>{children}</OpenPanelContext>
}

/** The current address for tests: `getByTestId('address')`. */
function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}
