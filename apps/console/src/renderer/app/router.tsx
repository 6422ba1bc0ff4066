import { QUEUE_LANES, type QueueLane } from '@trassa/contracts/enumerations/moderation'
import type { ReactNode } from 'react'
import { createHashRouter, Navigate, type RouteObject, useParams } from 'react-router-dom'
import { EditAdPage } from '../features/ad-editor/edit-ad-page.tsx'
import { NewAdPage } from '../features/ad-editor/new-ad-page.tsx'
import { AdPage } from '../features/ad-page/ad-page.tsx'
import { AdsPage } from '../features/ads-table/ads-page.tsx'
import { BatchPage } from '../features/batches/batch-page.tsx'
import { BatchesPage } from '../features/batches/batches-page.tsx'
import { ImportPage } from '../features/imports/import-page.tsx'
import { ImportsPage } from '../features/imports/imports-page.tsx'
import { LookUpsPage } from '../features/look-ups/look-ups-page.tsx'
import { OperatorSettingsPage } from '../features/operator-settings/operator-settings-page.tsx'
import { OrderSearchPage } from '../features/orders/order-search-page.tsx'
import { PricesPage } from '../features/prices/prices-page.tsx'
import { QueuePage } from '../features/queue/queue-page.tsx'
import { SettingsPage } from '../features/settings/settings-page.tsx'
import { StatementsPage } from '../features/statements/statements-page.tsx'
import { UsersPage } from '../features/users/users-page.tsx'
import { useHasRole } from '../shared/users/me-context.ts'
import { ErrorScreen } from './error-screen.tsx'
import { QueueInOneWindow } from './queue-in-one-window.tsx'
import { Shell } from './shell.tsx'

const isLane = (text: string | undefined): text is QueueLane =>
  QUEUE_LANES.some((lane) => lane === text)

function Queue() {
  const { lane } = useParams()
  const mayDecide = useHasRole('moderator')
  if (!mayDecide) return <Navigate to="/ads" replace />
  if (!isLane(lane)) return <Navigate to="/queue/new" replace />
  return (
    <QueueInOneWindow>
      <QueuePage key={lane} lane={lane} />
    </QueueInOneWindow>
  )
}

/** A page that support may not open: it changes nothing (domain §2). */
function Moderators({ page }: { page: ReactNode }) {
  return useHasRole('moderator') ? page : <Navigate to="/ads" replace />
}

/** A page that changes money (domain §5). */
function Seniors({ page }: { page: ReactNode }) {
  return useHasRole('seniorModerator') ? page : <Navigate to="/ads" replace />
}

/** Charts are loaded with their page: the queue and the table must not wait for them. */
async function loadFigures() {
  const { FiguresPage } = await import('../features/figures/figures-page.tsx')
  return { element: <Moderators page={<FiguresPage />} /> }
}

const pages: RouteObject[] = [
  { path: '/queue/:lane', element: <Queue /> },
  { path: '/users', element: <UsersPage /> },
  { path: '/orders', element: <OrderSearchPage /> },
  { path: '/ads', element: <AdsPage /> },
  { path: '/ads/new', element: <Moderators page={<NewAdPage />} /> },
  { path: '/ads/:id', element: <AdPage /> },
  { path: '/ads/:id/edit', element: <Moderators page={<EditAdPage />} /> },
  { path: '/batches', element: <Moderators page={<BatchesPage />} /> },
  { path: '/batches/:id', element: <Moderators page={<BatchPage />} /> },
  { path: '/figures', lazy: loadFigures, HydrateFallback: () => null },
  { path: '/look-ups', element: <Seniors page={<LookUpsPage />} /> },
  { path: '/imports', element: <Moderators page={<ImportsPage />} /> },
  { path: '/imports/:id', element: <Moderators page={<ImportPage />} /> },
  { path: '/prices', element: <PricesPage /> },
  { path: '/operator', element: <OperatorSettingsPage /> },
  { path: '/statements', element: <Seniors page={<StatementsPage />} /> },
  { path: '/settings', element: <SettingsPage /> },
  { path: '*', element: <Navigate to="/queue/new" replace /> },
]

/** A defect of a page leaves the sidebar, the bars and what can be taken back. */
const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorScreen />,
    children: [{ errorElement: <ErrorScreen />, children: pages }],
  },
]

/** The path stands after the `#`, so that a reload keeps it. */
export const createRouter = () => createHashRouter(routes)
