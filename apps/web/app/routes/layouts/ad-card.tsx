import { Outlet } from 'react-router'

export default function AdCardLayout() {
  return <Outlet />
}
