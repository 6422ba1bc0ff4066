import { METHODS } from 'node:http'
import { failureSchema } from '@trassa/contracts/errors'
import { afterAll, describe, expect, it } from 'vitest'
import { mountBackend } from '../../../main/backend.ts'
import { readConfig } from '../../../main/config.ts'
import { requestTo, sendRaw } from '../../../testing/raw-request.ts'
import { cloneDatabase } from '../../../testing/test-gateway.ts'
import { createFastify } from '../create-server.ts'

const config = readConfig({
  DATABASE_URL: await cloneDatabase(),
  LOG_LEVEL: 'silent',
  DEMO_ADS: '0',
})
const app = createFastify(config)
await mountBackend(app, config)
// As the site does: its pages take every address that is left.
app.get('/*', async (_request, reply) => reply.type('text/html').send('<!doctype html>'))
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
afterAll(() => app.close())

async function askFor(method: string, path: string, xml = '') {
  const length = ['Content-Type: text/xml', `Content-Length: ${xml.length}`]
  const headers = ['Origin: https://other.example', ...(xml ? length : [])]
  const answer = await sendRaw(port, `${requestTo(path, { method, headers })}${xml}`)
  const type = answer.headers['content-type']?.split(';')[0]
  return { status: answer.status, type, content: answer.body }
}

// CONNECT opens a tunnel: Node closes the connection without asking the application.
const ASKABLE = METHODS.filter((method) => method !== 'CONNECT')

describe('domain §1: an unknown path below a base is a JSON 404, whatever the method', () => {
  it.each(['/gateway', '/api', '/pay', '/files'])('%s', async (base) => {
    for (const path of [base, `${base}/`, `${base}/no/such/call`, `${base}/no/%D0%B6?x=1`]) {
      for (const method of ASKABLE) {
        const { status, type, content } = await askFor(method, path)
        expect([method, path, status, type]).toEqual([method, path, 404, 'application/json'])
        if (method === 'HEAD') continue
        expect(failureSchema.parse(JSON.parse(content)).code).toBe('request.not_found')
      }
    }
  })

  it('with any body, also one that no call would read', async () => {
    for (const method of ['POST', 'PUT', 'PROPFIND']) {
      expect(await askFor(method, '/gateway/no-such-call', '<x>')).toMatchObject({ status: 404 })
    }
  })

  it('a known path with another method', async () => {
    expect(await askFor('DELETE', '/gateway/v1/cities')).toMatchObject({
      status: 404,
      type: 'application/json',
    })
  })

  it('other addresses belong to the site', async () => {
    expect(await askFor('GET', '/gateways')).toMatchObject({ status: 200, type: 'text/html' })
  })
})
