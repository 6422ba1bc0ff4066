import * as calls from '@trassa/contracts/calls/feeds'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { FeedsService } from './feeds.service.ts'

/** Issue 11: a company's stock from a file of its own. */
export function registerFeeds(app: FastifyInstance, feeds: FeedsService): void {
  registerCall(app, calls.feeds, ({ visitor }) => feeds.list(visitor))
  registerCall(app, calls.createFeed, ({ body, ...context }) => feeds.create(body, context))
  registerCall(app, calls.changeFeed, ({ params, body, ...context }) =>
    feeds.change(params.id, body, context),
  )
  registerCall(app, calls.deleteFeed, ({ params, ...context }) => feeds.remove(params.id, context))
  registerCall(app, calls.runFeed, ({ params, body, ...context }) =>
    feeds.run(params.id, body, context),
  )
  registerCall(app, calls.feedProblems, ({ params, visitor }) => feeds.problems(params, visitor))
  registerCall(app, calls.feedProblemsFile, ({ params, visitor }) =>
    feeds.problemsFile(params, visitor),
  )
  registerCall(app, calls.feedLayout, async ({ params }) => feeds.layout(params.adType))
  registerCall(app, calls.feedExampleCsv, async () => feeds.exampleCsv())
  registerCall(app, calls.feedExampleYml, async () => feeds.exampleYml())
}
