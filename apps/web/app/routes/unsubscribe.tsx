import { useSearchParams } from 'react-router-dom'
import { UnsubscribePage } from '../features/unsubscribe/unsubscribe-page.tsx'
import { secretHeaders, secretMeta } from '../lib/document/secret-address.ts'

const TITLE = 'Отписаться от писем'

const page = { title: TITLE }

export const loader = () => page
export const clientLoader = () => page

export const headers = secretHeaders

export const meta = () => secretMeta(TITLE)

export default function Unsubscribe() {
  const [query] = useSearchParams()
  return <UnsubscribePage token={query.get('token')} />
}
