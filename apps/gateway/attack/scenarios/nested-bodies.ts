import { isMeant } from '../judge/judge-answer.ts'
import { HEAVY_JSON } from '../requests/hostile-bytes.ts'
import type { WireRequest } from '../wire/wire-request.ts'
import { type Attack, finder, personOf } from './context.ts'
import { withProbe } from './probe.ts'

const PART = 'nested bodies'

/** Heavy bodies to calls that declare a body and to calls that declare none, without a session and as a user. */
export async function sendNestedBodies(attack: Attack): Promise<void> {
  const find = finder(attack, PART)
  const cookie = { cookie: personOf(attack.world, 'user').cookie }
  const targets = [
    { method: 'POST', target: '/gateway/v1/auth/login/init', headers: {} },
    { method: 'DELETE', target: '/gateway/v1/auth/login/logout', headers: {} },
    { method: 'GET', target: '/gateway/v1/cities', headers: {} },
    { method: 'POST', target: '/gateway/ads/1/phone', headers: {} },
    { method: 'POST', target: '/gateway/nowhere', headers: {} },
    { method: 'POST', target: '/gateway/ads/create', headers: cookie },
    { method: 'PATCH', target: '/gateway/v1/profiles', headers: cookie },
    { method: 'POST', target: '/gateway/v1/ads/photos', headers: cookie },
  ]
  await withProbe(attack, PART, async () => {
    for (const [name, json] of Object.entries(HEAVY_JSON)) {
      for (const { method, target, headers } of targets) {
        await send({ method, target, headers, body: Buffer.from(json) }, name)
      }
      await send(inFields(json), `fields of ${name}`)
    }
  })

  async function send(request: WireRequest, name: string) {
    const headers = { 'content-type': 'application/json', ...request.headers }
    const answer = await attack.send({ ...request, headers })
    const text = `${name} to ${request.method} ${request.target}`
    const { status, milliseconds } = answer
    attack.report.count(PART, request.headers.cookie ? 'user' : 'anonymous', {
      milliseconds,
      status,
      text,
    })
    if (status >= 500 && !isMeant(answer)) find('serverError', `${text}: ${status} ${answer.body}`)
    if (milliseconds > attack.limits.answerMs)
      find('slow', `${text}: ${Math.round(milliseconds)} ms`)
  }

  function inFields(json: string): WireRequest {
    const body = Buffer.from(`{"adType":"auto","fields":{"markId":${json}}}`)
    return { method: 'POST', target: '/gateway/ads/create', headers: cookie, body }
  }
}
