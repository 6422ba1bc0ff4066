import cookie from '@fastify/cookie'
import { AppError } from '@trassa/contracts/app-error'
import { hasRole } from '@trassa/contracts/enumerations/users'
import { cookiePrefixAt, sessionCookieAt } from '@trassa/contracts/session-cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { Visitor } from '../../../platform/http/visitor.ts'
import type { SessionCookie, SessionsService } from './sessions.service.ts'

/** Readable, and says only that there is a session: without it the site does not request the profile. */
const HINT = 'trassa_known'
/** Of a browser that has logged in before; outlives its sessions (docs/decisions/051). */
const DEVICE = 'trassa_device'
const DEVICE_SECONDS = 365 * 24 * 60 * 60

declare module 'fastify' {
  interface FastifyInstance {
    sessionToken: (request: FastifyRequest) => string | undefined
    setSessionCookie: (reply: FastifyReply, session: SessionCookie) => void
    clearSessionCookie: (reply: FastifyReply) => void
    deviceCookie: (request: FastifyRequest) => string | undefined
    setDeviceCookie: (reply: FastifyReply, device: string) => void
  }
}

/** A browser has one session for all its tabs: what one user has typed must not become another's (docs/decisions/087). */
const isOfAnother = ({ headers }: FastifyRequest, { userId }: Visitor): boolean =>
  headers['x-user-id'] !== undefined && headers['x-user-id'] !== userId

/** The session cookie: HttpOnly, SameSite=Lax, Secure and of this host only unless the site is plain http (domain §2). */
export const sessionPlugin = plugin<{ sessions: SessionsService; publicUrl: string }>(
  async (app, { sessions, publicUrl }) => {
    await app.register(cookie)
    const name = sessionCookieAt(publicUrl)
    const hint = `${cookiePrefixAt(publicUrl)}${HINT}`
    const device = `${cookiePrefixAt(publicUrl)}${DEVICE}`
    const attributes = {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: publicUrl.startsWith('https:'),
    } as const

    const setSessionCookie = (reply: FastifyReply, { token, endsAt }: SessionCookie) => {
      const maxAge = Math.round((endsAt.getTime() - Date.now()) / 1000)
      const lasting = { ...attributes, maxAge }
      reply.setCookie(name, token, lasting)
      reply.setCookie(hint, '1', { ...lasting, httpOnly: false })
      reply.header('cache-control', 'no-store')
    }

    const readVisitor = async (request: FastifyRequest, reply: FastifyReply) => {
      const token = request.cookies[name]
      const found = token ? await sessions.find(token) : null
      // The cookie slides with the session, or it would end before it.
      if (token && found?.prolonged) {
        setSessionCookie(reply, { token, endsAt: found.visitor.sessionEndsAt })
      }
      return found?.visitor ?? null
    }

    app.decorateRequest('visitor', null)
    app.decorate('sessionToken', (request: FastifyRequest) => request.cookies[name])
    app.decorate('readVisitor', readVisitor)
    app.decorate('requireVisitor', async (request, reply, access) => {
      // Public calls do not depend on the visitor: their session is not read.
      if (access === 'public') return null
      const visitor = await readVisitor(request, reply)
      if (!visitor || isOfAnother(request, visitor)) throw new AppError('session.missing')
      if (!hasRole(visitor.grantedRole, access)) throw new AppError('session.forbidden')
      if (!hasRole(visitor.role, access)) throw new AppError('session.second_factor')
      return visitor
    })
    app.decorate('setSessionCookie', setSessionCookie)
    app.decorate('deviceCookie', (request: FastifyRequest) => request.cookies[device])
    app.decorate('setDeviceCookie', (reply: FastifyReply, value: string) => {
      reply.setCookie(device, value, { ...attributes, maxAge: DEVICE_SECONDS })
    })
    app.decorate('clearSessionCookie', (reply: FastifyReply) => {
      reply.clearCookie(name, attributes)
      reply.clearCookie(hint, { ...attributes, httpOnly: false })
      reply.header('cache-control', 'no-store')
    })
  },
  { name: 'session' },
)
