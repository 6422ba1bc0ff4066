import { Outlet } from 'react-router'

export default function InfoPageLayout() {
  return <Outlet />
}
