import { useSearchParams } from 'react-router-dom'
import { ConfirmEmailPage } from '../features/confirm-email/confirm-email-page.tsx'
import { plainMeta } from '../lib/document/plain-meta.ts'

const TITLE = 'Подтвердите почту'

const page = { title: TITLE }

export const loader = () => page
export const clientLoader = () => page

/** The token in the address is a secret: it must not leak through the referrer or a cache. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

export const meta = () => [
  ...plainMeta({ title: TITLE, noindex: true }),
  { name: 'referrer', content: 'no-referrer' },
]

export default function ConfirmEmail() {
  const [query] = useSearchParams()
  return <ConfirmEmailPage token={query.get('token')} />
}
