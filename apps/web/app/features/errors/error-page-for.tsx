import { closedBy, MAINTENANCE_TITLE, NOT_FOUND_TITLE, titleOfError } from './error-texts.ts'
import { FailurePage } from './failure-page.tsx'
import { MaintenancePage } from './maintenance-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** What an error boundary shows for what it caught (spec §2, §8). */
export function ErrorPageFor({ error }: { error: unknown }) {
  const title = titleOfError(error)
  if (title === NOT_FOUND_TITLE) return <NotFoundPage />
  const closed = title === MAINTENANCE_TITLE && closedBy(error)
  return closed ? <MaintenancePage {...closed} /> : <FailurePage />
}
