import { Outlet } from 'react-router'

export default function MyAdsLayout() {
  return <Outlet />
}
