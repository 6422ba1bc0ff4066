import {
  confirm,
  loginFinish,
  loginInit,
  logout,
  registerFinish,
  registerInit,
  telegramDeepLink,
  telegramLink,
  telegramLogin,
  telegramUnlink,
} from '@trassa/contracts/calls/auth'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { registerCall } from '../../../platform/http/register-call.ts'
import { traceOf } from '../../../platform/http/trace.ts'
import type { SessionsService } from '../sessions/sessions.service.ts'
import type { TelegramService } from '../telegram/telegram.service.ts'
import type { TelegramDeepLinkService } from '../telegram/telegram-deep-link.service.ts'
import type { AuthService } from './auth.service.ts'
import type { Opened } from './finish-flow.ts'
import type { SigningClient } from './sign-in-notice.ts'

export function registerAuth(
  app: FastifyInstance,
  services: {
    auth: AuthService
    telegram: TelegramService
    deepLinks: TelegramDeepLinkService
    sessions: SessionsService
  },
): void {
  const { auth, telegram, deepLinks, sessions } = services

  const originOf = (request: FastifyRequest) => ({
    address: request.ip,
    device: app.deviceCookie(request),
  })
  const clientOf = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SigningClient> => ({
    origin: originOf(request),
    userAgent: request.headers['user-agent'] ?? '',
    visitor: await app.readVisitor(request, reply),
    trace: traceOf(request),
  })
  const welcome = (reply: FastifyReply, { profile, session }: Opened) => {
    if (session) {
      app.setSessionCookie(reply, session)
      app.setDeviceCookie(reply, auth.deviceOf(profile.phone))
    }
    return profile
  }

  registerCall(app, loginInit, ({ body, request }) =>
    auth.loginInit({ phone: body.phone, origin: originOf(request) }),
  )
  registerCall(app, registerInit, ({ body, request }) =>
    auth.registerInit({ phone: body.phone, origin: originOf(request) }),
  )
  registerCall(app, confirm, ({ params, body }) => auth.confirm(params.flowId, body))
  registerCall(app, loginFinish, async ({ params, request, reply }) =>
    welcome(reply, await auth.loginFinish(params.flowId, await clientOf(request, reply))),
  )
  registerCall(app, registerFinish, async ({ params, body, request, reply }) =>
    welcome(reply, await auth.registerFinish(params.flowId, body, await clientOf(request, reply))),
  )
  registerCall(app, logout, async ({ request, reply }) => {
    const token = app.sessionToken(request)
    if (token) await sessions.close(token, traceOf(request))
    app.clearSessionCookie(reply)
    return { loggedOut: true as const }
  })
  registerCall(app, telegramLogin, async ({ body, request, reply }) =>
    welcome(reply, await telegram.login(body, await clientOf(request, reply))),
  )
  registerCall(app, telegramLink, ({ visitor, body }) => telegram.link(visitor, body))
  registerCall(app, telegramDeepLink, ({ visitor }) => deepLinks.create(visitor))
  registerCall(app, telegramUnlink, ({ visitor }) => telegram.unlink(visitor))
}
