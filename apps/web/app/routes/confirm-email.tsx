import { useSearchParams } from 'react-router-dom'
import { ConfirmEmailPage } from '../features/confirm-email/confirm-email-page.tsx'
import { secretHeaders, secretMeta } from '../lib/document/secret-address.ts'

const TITLE = 'Подтвердите почту'

const page = { title: TITLE }

export const loader = () => page
export const clientLoader = () => page

export const headers = secretHeaders

export const meta = () => secretMeta(TITLE)

export default function ConfirmEmail() {
  const [query] = useSearchParams()
  return <ConfirmEmailPage token={query.get('token')} />
}
