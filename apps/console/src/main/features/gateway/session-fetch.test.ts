import { expect, it, vi } from 'vitest'
import { sessionFetch } from './session-fetch.ts'

const SERVER = 'https://trassa.example'

function begin(answer: Response, token: string | null = null) {
  const kept = { token }
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer)
  const onSessionLost = vi.fn()
  const vault = {
    read: () => kept.token,
    keep: (_: string, next: string) => {
      kept.token = next
    },
    forget: () => {
      kept.token = null
    },
  }
  return {
    kept,
    fetch,
    onSessionLost,
    ask: sessionFetch({ server: SERVER, vault, fetch, onSessionLost }),
  }
}

it('keeps the session it is given and brings it along', async () => {
  const given = new Response('{}', {
    headers: { 'set-cookie': '__Host-trassa_session=abc; HttpOnly; Secure; Path=/' },
  })
  const { ask, kept, fetch } = begin(given)
  await ask(SERVER)
  expect(kept.token).toBe('abc')
  await ask(SERVER)
  expect(fetch.mock.calls[1]?.[1]?.headers).toMatchObject({ cookie: '__Host-trassa_session=abc' })
})

it('follows no redirect: the session goes to its own server only', async () => {
  const { ask, fetch } = begin(new Response('{}'), 'abc')
  await ask(SERVER)
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error', credentials: 'omit' })
})

it('says so once the server knows the session no more', async () => {
  const { ask, kept, onSessionLost } = begin(new Response('{}', { status: 401 }), 'abc')
  await ask(SERVER)
  expect(kept.token).toBeNull()
  expect(onSessionLost).toHaveBeenCalledOnce()
})

it('an anonymous 401 loses nothing', async () => {
  const { ask, onSessionLost } = begin(new Response('{}', { status: 401 }))
  await ask(SERVER)
  expect(onSessionLost).not.toHaveBeenCalled()
})

const lateAnswers = (): [string, Response][] => [
  [
    'a token',
    new Response('{}', { headers: { 'set-cookie': '__Host-trassa_session=late; Secure; Path=/' } }),
  ],
  [
    'the end of its session',
    new Response('{}', { headers: { 'set-cookie': '__Host-trassa_session=; Max-Age=0' } }),
  ],
  ['a 401', new Response('{}', { status: 401 })],
]

it.each(lateAnswers())('%s that comes after another login changes nothing', async (_, answer) => {
  const { ask, kept, fetch, onSessionLost } = begin(answer, 'first')
  fetch.mockImplementationOnce(async () => {
    kept.token = 'second'
    return answer
  })
  await ask(SERVER)
  expect(kept.token).toBe('second')
  expect(onSessionLost).not.toHaveBeenCalled()
})

it('a request ends when its caller gives up', async () => {
  const { ask, fetch } = begin(new Response('{}'), 'abc')
  const given = new AbortController()
  await ask(SERVER, { signal: given.signal })
  const signal = fetch.mock.calls[0]?.[1]?.signal
  expect(signal?.aborted).toBe(false)
  given.abort()
  expect(signal?.aborted).toBe(true)
})
