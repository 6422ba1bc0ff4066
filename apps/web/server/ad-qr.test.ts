import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { adQr } from './ad-qr.routes.ts'

it('issue 9 print: a QR code of an address of this site, and of none else', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(adQr, { publicUrl: 'https://trassa.example' })
  const answer = await app.inject('/qr/kazan/auto/lada-granta-7.svg')
  expect(answer.headers['content-type']).toBe('image/svg+xml')
  expect(answer.body).toMatch(/^<svg .*<\/svg>\s*$/s)
  expect((await app.inject('/qr/kazan/auto/a%22b.svg')).statusCode).toBe(404)
})
