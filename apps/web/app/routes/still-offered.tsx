import { useSearchParams } from 'react-router-dom'
import { StillOfferedPage } from '../features/still-offered/still-offered-page.tsx'
import { secretHeaders, secretMeta } from '../lib/document/secret-address.ts'

const TITLE = 'Ещё продаёте?'

const page = { title: TITLE }

export const loader = () => page
export const clientLoader = () => page

export const headers = secretHeaders

export const meta = () => secretMeta(TITLE)

export default function StillOffered() {
  const [query] = useSearchParams()
  return <StillOfferedPage token={query.get('token')} />
}
