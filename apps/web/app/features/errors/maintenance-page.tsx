import { RoadWorks } from '@trassa/ui/brand/illustrations'
import { Logo } from '@trassa/ui/brand/logo'
import type { ClosedPage } from './closed-page.ts'
import { ErrorPage } from './error-page.tsx'
import { MAINTENANCE_TITLE } from './error-texts.ts'

/** Stands in place of every page while the site is closed for work (spec §2). */
export function MaintenancePage({ text, opens }: ClosedPage) {
  return (
    <ErrorPage
      picture={
        <>
          <Logo className="mb-10" />
          <RoadWorks />
        </>
      }
      title={MAINTENANCE_TITLE}
    >
      {text}
      {opens && <span className="mt-3 block">{opens}</span>}
    </ErrorPage>
  )
}
