import { useSearchParams } from 'react-router-dom'
import { StillOfferedPage } from '../features/still-offered/still-offered-page.tsx'
import { plainMeta } from '../lib/document/plain-meta.ts'

const TITLE = 'Ещё продаёте?'

const page = { title: TITLE }

export const loader = () => page
export const clientLoader = () => page

/** The token in the address is its holder’s: it must not leak through the referrer or a cache. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

export const meta = () => [
  ...plainMeta({ title: TITLE, noindex: true }),
  { name: 'referrer', content: 'no-referrer' },
]

export default function StillOffered() {
  const [query] = useSearchParams()
  return <StillOfferedPage token={query.get('token')} />
}
