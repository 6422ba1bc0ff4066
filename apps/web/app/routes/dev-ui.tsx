import { Showcase } from '@trassa/ui/showcase/showcase'
import { plainMeta } from '../lib/document/plain-meta.ts'
import { notFound } from '../lib/document/route-error.ts'
import { requestContext } from '../shared/api/request-context.ts'
import type { Route } from './+types/dev-ui'

/** Every component in every state; does not exist in production (visual language). */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(requestContext).demo) throw notFound()
  return null
}

export const meta = () => plainMeta({ title: 'Язык «Трассы»', noindex: true })

export default Showcase
