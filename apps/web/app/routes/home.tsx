import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { citiesQuery } from '@trassa/api-client/queries'
import { useApi } from '../lib/api-context.ts'
import { clientLoad, type LoadContext, serverLoad } from '../lib/load.ts'
import type { Route } from './+types/home'

async function load({ api, queryClient }: LoadContext) {
  await queryClient.query(citiesQuery(api))
  return {}
}

export const loader = serverLoad(load)
export const clientLoader = clientLoad(load)

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <Cities />
    </HydrationBoundary>
  )
}

function Cities() {
  const { data } = useQuery(citiesQuery(useApi()))
  return <p>{data?.length}</p>
}
