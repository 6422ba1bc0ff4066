import { AppError } from '@trassa/contracts/app-error'
import type { Photo } from '@trassa/contracts/entities/photo'
import { expect, it, onTestFinished, vi } from 'vitest'
import { photoOf } from '../testing/samples.ts'
import { createUploads } from './uploads.ts'

interface Sent {
  file: File
  progress: (share: number) => void
  arrive: (photo: Photo) => void
  fail: (error: unknown) => void
  signal: AbortSignal
}

const fileOf = (name: string) => new File(['x'], name)

function scripted() {
  const sent: Sent[] = []
  const done = vi.fn()
  const gone = vi.fn()
  const uploads = createUploads({
    prepare: async (file) => {
      if (file.name === 'big.jpg') throw new AppError('photo.too_large')
      return file
    },
    onSessionGone: gone,
    send: (file, { onProgress, signal }) =>
      new Promise((arrive, fail) => {
        sent.push({ file, progress: onProgress, arrive, fail, signal })
        signal.addEventListener('abort', () => fail(signal.reason))
      }),
    onDone: done,
  })
  const states = () => uploads.read().uploads.map(({ state }) => state)
  return { uploads, sent, done, gone, states }
}

it('sends three at a time and counts the batch', async () => {
  const { uploads, sent, done } = scripted()
  uploads.add(['a', 'b', 'c', 'd'].map(fileOf))
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  sent[1]?.arrive(photoOf(2))
  await vi.waitFor(() => expect(sent.map(({ file }) => file.name)).toEqual(['a', 'b', 'c', 'd']))
  expect(uploads.read()).toMatchObject({ total: 4, done: 1 })
  expect(done).toHaveBeenCalledWith(photoOf(2), expect.objectContaining({ id: 2 }))
})

it('tells how far a file has come', async () => {
  const { uploads, sent, states } = scripted()
  uploads.add([fileOf('a')])
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  sent[0]?.progress(0.4)
  expect(states()).toEqual([{ is: 'sending', share: 0.4 }])
})

it('refuses a file before it is sent and stops no other', async () => {
  const { uploads, sent, states } = scripted()
  uploads.add(['big.jpg', 'b'].map(fileOf))
  await vi.waitFor(() => expect(sent.map(({ file }) => file.name)).toEqual(['b']))
  expect(states()).toEqual([
    { is: 'failed', code: 'photo.too_large' },
    { is: 'sending', share: 0 },
  ])
})

it('keeps the file of a lost connection, and sends it again', async () => {
  const { uploads, sent, states, done } = scripted()
  uploads.add([fileOf('a')])
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  sent[0]?.fail(new AppError('network.failed'))
  await vi.waitFor(() => expect(states()).toEqual([{ is: 'failed', code: 'network.failed' }]))
  expect(uploads.read().total).toBe(0)

  uploads.retryDisconnected()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  sent[1]?.arrive(photoOf(1))
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce())
  expect(uploads.read()).toEqual({ uploads: [], total: 0, done: 0 })
})

it('cancels one without a trace', async () => {
  const { uploads, sent } = scripted()
  uploads.add([fileOf('a')])
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  uploads.cancel(uploads.read().uploads[0]?.id ?? 0)
  expect(sent[0]?.signal.aborted).toBe(true)
  expect(uploads.read()).toEqual({ uploads: [], total: 0, done: 0 })
})

it('waits for a login', async () => {
  const { uploads, sent } = scripted()
  uploads.setEnabled(false)
  uploads.add([fileOf('a')])
  expect(sent).toHaveLength(0)
  uploads.setEnabled(true)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
})

it('waits as long as a server without room says, and goes on', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { uploads, sent, states, done } = scripted()
  uploads.add(['a', 'b', 'c', 'd'].map(fileOf))
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  sent[0]?.fail(new AppError('request.too_many', { retryAfter: 2 }))
  sent[1]?.arrive(photoOf(1))
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce())
  await vi.advanceTimersByTimeAsync(1900)
  expect(states()).toEqual([{ is: 'waiting' }, { is: 'sending', share: 0 }, { is: 'waiting' }])
  expect(sent).toHaveLength(3)

  await vi.advanceTimersByTimeAsync(100)
  await vi.waitFor(() => expect(sent.map(({ file }) => file.name)).toEqual([...'abcad']))
})

it('tells of a limit that ends much later', async () => {
  const { uploads, sent, states } = scripted()
  uploads.add([fileOf('a')])
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  sent[0]?.fail(new AppError('request.too_many', { retryAfter: 1800 }))
  await vi.waitFor(() => expect(states()).toEqual([{ is: 'failed', code: 'request.too_many' }]))
})

it('§12: one that is taken away while it is prepared is not sent at all', async () => {
  const send = vi.fn()
  let prepared: (file: File) => void = () => {}
  const uploads = createUploads({
    prepare: () => new Promise((resolve) => (prepared = resolve)),
    send,
    onDone: vi.fn(),
  })
  uploads.add([fileOf('a')])
  uploads.cancel(uploads.read().uploads[0]?.id ?? 0)
  prepared(fileOf('a'))
  await Promise.resolve()
  expect(send).not.toHaveBeenCalled()
})

it('§12: one that is taken away while its answer is on the way gets into no ad', async () => {
  const { uploads, sent, done } = scripted()
  uploads.add([fileOf('a')])
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  uploads.cancel(uploads.read().uploads[0]?.id ?? 0)
  sent[0]?.arrive(photoOf(1))
  await new Promise((resolve) => setTimeout(resolve))
  expect(done).not.toHaveBeenCalled()
})

it('§12: a second press on retry starts nothing twice', async () => {
  const { uploads, sent } = scripted()
  uploads.add([fileOf('a')])
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  sent[0]?.fail(new AppError('network.failed'))
  await vi.waitFor(() => expect(uploads.read().total).toBe(0))
  const id = uploads.read().uploads[0]?.id ?? 0
  uploads.retry(id)
  uploads.retry(id)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(uploads.read()).toMatchObject({ total: 1, done: 0 })
})

it('§4: an ended session is told once, and uploads go on after the next login', async () => {
  const { uploads, sent, gone, states } = scripted()
  uploads.add([fileOf('a')])
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  sent[0]?.fail(new AppError('session.missing'))
  await vi.waitFor(() => expect(gone).toHaveBeenCalledOnce())
  expect(states()).toEqual([{ is: 'waiting' }])
  uploads.setEnabled(true)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
})
