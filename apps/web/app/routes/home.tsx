import { citiesQuery } from '@trassa/api-client/queries'
import { requestContext } from '../lib/request-context.ts'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(requestContext)
  return { cities: await citiesQuery(api).queryFn?.({ signal: new AbortController().signal } as never) }
}

export default function Home() {
  return <h1>Трасса</h1>
}
