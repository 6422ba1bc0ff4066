import { Outlet } from 'react-router-dom'

/** Lists of ads (spec §2): the content's width, nothing else. */
export default function SearchLayout() {
  return (
    <div className="mx-auto w-full max-w-content px-4 py-5 desk:px-6 desk:py-8">
      <Outlet />
    </div>
  )
}
