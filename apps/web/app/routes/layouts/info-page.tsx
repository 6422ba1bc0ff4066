import { Outlet } from 'react-router-dom'
import { InfoHeader } from '../../features/info/info-header.tsx'

/** Pages to read (spec §2): on phones a header with the way back and the page's title. */
export default function InfoPageLayout() {
  return (
    <>
      <InfoHeader />
      <div className="mx-auto max-w-content px-4 py-6 desk:px-6 desk:py-10">
        <Outlet />
      </div>
    </>
  )
}
