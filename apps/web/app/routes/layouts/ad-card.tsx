import { Outlet } from 'react-router-dom'

/** The ad's page (spec §2). */
export default function AdCardLayout() {
  return (
    <div className="mx-auto w-full max-w-content px-4 pt-4 desk:px-6 desk:pt-6 desk:pb-10">
      <Outlet />
    </div>
  )
}
