import type { CallArguments } from '@trassa/contracts/call'
import { countSearch, suggestQueries, understandQuery } from '@trassa/contracts/calls/typed-queries'
import type { FastifyInstance } from 'fastify'
import { keptAnswer } from '../../platform/http/kept-answer.ts'
import { registerCall } from '../../platform/http/register-call.ts'
import { registerKept } from '../../platform/http/register-kept.ts'
import type { SearchCounter } from './searches/search-counter.ts'
import type { SuggestionsService } from './suggestions/suggestions.service.ts'
import type { Typed, UnderstandingService } from './understanding.service.ts'

/** How caches in front of the gateway may keep the answers: they hold counts. */
const CACHING = 'public, max-age=5'

/** Suggestions are asked for at each letter; that their counts are a minute old is nothing that one sees. */
const SUGGESTIONS_CACHING = 'public, max-age=60'

/** A query as the calls take it. */
type Asked = CallArguments<typeof understandQuery, 'output'>['query']

interface UnderstandingServices {
  understanding: UnderstandingService
  suggestions: SuggestionsService
  searches: SearchCounter
}

const typedOf = ({ q, ad_type: adType, city: citySlug }: Asked): Typed => ({ q, adType, citySlug })

export function registerUnderstanding(
  app: FastifyInstance,
  { understanding, suggestions, searches }: UnderstandingServices,
): void {
  registerKept(
    app,
    understandQuery,
    async ({ query }) =>
      keptAnswer(understandQuery, await understanding.understand(typedOf(query))),
    { cacheControl: CACHING },
  )
  registerKept(
    app,
    suggestQueries,
    async ({ query }) => {
      const items = await suggestions.suggest(typedOf(query))
      if (items) return keptAnswer(suggestQueries, { items })
      return { ...keptAnswer(suggestQueries, { items: [] }), isProvisional: true }
    },
    { cacheControl: SUGGESTIONS_CACHING },
  )
  registerCall(app, countSearch, ({ body, request }) =>
    searches.count(typedOf(body), {
      address: request.ip,
      userAgent: request.headers['user-agent'],
    }),
  )
}
