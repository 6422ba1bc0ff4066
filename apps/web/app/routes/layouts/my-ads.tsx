import { Outlet } from 'react-router-dom'

export default function MyAdsLayout() {
  return <Outlet />
}
