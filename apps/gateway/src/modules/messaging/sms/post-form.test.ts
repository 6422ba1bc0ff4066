import { expect, it } from 'vitest'
import { startFakeProvider } from '../../../testing/fake-provider.ts'
import { DeliveryFailure } from '../channels/delivery-failure.ts'
import { postForm } from './post-form.ts'

it('keeps Russian letters', async () => {
  const { url, forms } = await startFakeProvider((_, response) => response.end('{"ok":true}'))
  expect(await postForm(url, { mes: 'Трасса: код 12345' })).toEqual({ ok: true })
  expect(forms[0]?.fields).toEqual({ mes: 'Трасса: код 12345' })
})

it('gives up on a provider that does not answer', async () => {
  const { url } = await startFakeProvider(() => undefined)
  const started = Date.now()
  await expect(postForm(url, {}, 100)).rejects.toBeInstanceOf(DeliveryFailure)
  expect(Date.now() - started).toBeLessThan(2000)
})

it('gives up on a provider whose answer stops half-way', async () => {
  const { url } = await startFakeProvider((_, response) => response.write('{"id":'))
  await expect(postForm(url, {}, 100)).rejects.toBeInstanceOf(DeliveryFailure)
})

it.each([500, 403])('status %d is a failure whatever the body says', async (status) => {
  const { url } = await startFakeProvider((_, response) =>
    response.writeHead(status).end('{"id":1}'),
  )
  await expect(postForm(url, {})).rejects.toMatchObject({
    reason: 'provider',
    message: expect.stringContaining(`status ${status}`),
  })
})

it('takes no phone to another host that a provider redirects to', async () => {
  const other = await startFakeProvider((_, response) => response.end('{"ok":true}'))
  const { url } = await startFakeProvider((_, response) =>
    response.writeHead(307, { location: other.url }).end(),
  )
  await expect(postForm(url, { phones: '+79161234567' })).rejects.toBeInstanceOf(DeliveryFailure)
  expect(other.forms).toEqual([])
})

it('names no path, phone or text when no server listens', async () => {
  const failure = await postForm('http://127.0.0.1:9/send', { phones: '+79161234567' }).catch(
    (error: unknown) => error,
  )
  expect(failure).toMatchObject({ reason: 'provider', message: '127.0.0.1:9: no answer' })
})
