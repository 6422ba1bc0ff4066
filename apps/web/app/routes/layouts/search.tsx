import { Outlet } from 'react-router'

export default function SearchLayout() {
  return <Outlet />
}
