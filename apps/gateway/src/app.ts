import multipart from '@fastify/multipart'
import type { Call } from '@trassa/contracts/call'
import { PHOTO_LIMITS } from '@trassa/contracts/entities/photo'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Config } from './config.ts'
import type { Database } from './database/connect.ts'
import { registerCities } from './features/cities/cities.routes.ts'
import { registerDictionaries } from './features/dictionaries/dictionaries.routes.ts'
import { createSessionsService } from './features/sessions/sessions.service.ts'
import { createReferenceCache } from './lib/reference-cache.ts'
import { checkAnswerStrictly } from './lib/register-call.ts'
import { handleErrors } from './plugins/errors.ts'
import { openApiPages } from './plugins/openapi.ts'
import { checkOrigin } from './plugins/origin.ts'
import { sessionPlugin } from './plugins/session.ts'

z.config(z.locales.ru())

declare module 'fastify' {
  interface FastifyInstance {
    checkAnswer: (call: Call, detail: unknown) => unknown
  }
}

export interface GatewayDependencies {
  config: Config
  db: Database
  /** Tests hold every answer against its contract; see `checkAnswerStrictly`. */
  strictAnswers?: boolean
}

/** The gateway as a plugin: mounted at its base by its own server or by the site's. */
export async function gateway(
  app: FastifyInstance,
  dependencies: GatewayDependencies,
): Promise<void> {
  const { config, db } = dependencies
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate(
    'checkAnswer',
    dependencies.strictAnswers ? checkAnswerStrictly : (_, detail) => detail,
  )
  handleErrors(app)
  checkOrigin(app, config.publicUrl)

  const sessions = createSessionsService(db)
  const reference = createReferenceCache(db)
  await app.register(sessionPlugin, { sessions, publicUrl: config.publicUrl })
  await app.register(multipart, { limits: { files: 1, fileSize: PHOTO_LIMITS.bytes } })
  await app.register(openApiPages, { base: config.gatewayBase })

  registerCities(app, reference)
  registerDictionaries(app, { db, reference })
}
