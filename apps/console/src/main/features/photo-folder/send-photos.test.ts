import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError } from '@trassa/contracts/app-error'
import type { ErrorCode } from '@trassa/contracts/errors'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { PhotoFolder } from '../../../shared/photo-folder.ts'
import { createPhotoFolders } from './photo-folders.ts'
import type { PhotoServer } from './photo-server.ts'
import { scanFolder } from './scan-folder.ts'
import { sendPhotos } from './send-photos.ts'

const ID = '6f2f4b8e-3a36-4f0e-9a5c-0d7f4a1b2c3d'
const JPEG = Buffer.from('ffd8ffe000000000', 'hex')

/** A folder with these files, and an import whose first row names them and `missing.jpg`. */
async function world(names: string[]) {
  const path = await mkdtemp(join(tmpdir(), 'photos-'))
  onTestFinished(() => rm(path, { recursive: true }))
  for (const name of names) await writeFile(join(path, name), JPEG)
  const lacking = new Set([...names, 'missing.jpg'])
  let isWritten = true
  const failures: { upload: ErrorCode[]; give: ErrorCode[] } = { upload: [], give: [] }
  const fail = (place: keyof typeof failures) => {
    const code = failures[place].shift()
    if (code) throw new AppError(code)
  }
  const upload = vi.fn(async () => {
    fail('upload')
    return `photo ${upload.mock.calls.length}`
  })
  const server: PhotoServer = {
    list: async () => [{ row: 2, isWritten, names: [...lacking] }],
    upload,
    async give({ name }) {
      lacking.delete(name)
      fail('give')
    },
  }
  const told = { sent: 0, faults: [] as string[], delays: [] as boolean[] }
  const { signal } = new AbortController()
  const pause = vi.fn(async () => {
    isWritten = true
  })
  const send = async () =>
    sendPhotos({
      server,
      signal,
      pause,
      files: await scanFolder(path),
      onSent: () => (told.sent += 1),
      onFault: ({ name, fault }) => told.faults.push(`${name} ${fault}`),
      onDelayed: (isDelayed) => told.delays.push(isDelayed),
    })
  const written = (value: boolean) => {
    isWritten = value
  }
  return { path, lacking, failures, upload, server, told, send, pause, written }
}

it('§9 import: every file is sent once, a missing one is told', async () => {
  const { send, told, upload, lacking } = await world(['1.jpg', '2.jpg', '3.jpg', '4.jpg'])
  await send()
  expect(told).toMatchObject({ sent: 4, faults: ['missing.jpg missing'] })
  expect(upload).toHaveBeenCalledTimes(4)
  expect([...lacking]).toEqual(['missing.jpg'])
})

it('§9 import: a lost line is waited for; an upload whose giving got no answer is not sent again', async () => {
  const { send, told, upload, failures } = await world(['1.jpg'])
  failures.upload.push('network.failed', 'request.too_many')
  failures.give.push('network.failed', 'server.unavailable')
  await send()
  expect(told).toMatchObject({ sent: 1, delays: [true, true, false, true, true, false] })
  expect(upload).toHaveBeenCalledTimes(3)
})

it('§9 import: a sending that was broken off goes on with what is missing', async () => {
  const { send, told, upload, failures } = await world(['1.jpg', '2.jpg', '3.jpg', '4.jpg'])
  failures.upload.push('session.missing')
  await expect(send()).rejects.toMatchObject({ code: 'session.missing' })
  await vi.waitFor(() => expect(told.sent).toBeGreaterThan(0))
  await send()
  expect(told.sent).toBe(4)
  expect(upload).toHaveBeenCalledTimes(5)
})

it('§9 import: a picture that the server refuses is told and not sent again', async () => {
  const { send, told, failures, upload } = await world(['1.jpg'])
  failures.upload.push('photo.too_small')
  await send()
  expect(told.faults.toSorted()).toEqual(['1.jpg tooSmall', 'missing.jpg missing'])
  expect(upload).toHaveBeenCalledTimes(1)
})

it('§9 import: rows that the server has not come to are waited for', async () => {
  const { send, told, written, pause } = await world(['1.jpg'])
  written(false)
  await send()
  expect(pause).toHaveBeenCalledOnce()
  expect(told.sent).toBe(1)
})

it('§9 import: a folder is looked at, sent, and forgotten at the logout; its path is told to none', async () => {
  const { path, server } = await world(['1.jpg'])
  const changes: PhotoFolder[] = []
  const folders = createPhotoFolders({
    server: () => server,
    onChanged: (folder) => changes.push(folder),
    onDefect: vi.fn(),
  })
  expect(await folders.open(ID, path)).toMatchObject({ state: 'looked', found: 1, faultsTotal: 1 })
  folders.send(ID)
  folders.send(ID)
  await vi.waitFor(() => expect(folders.read(ID)).toMatchObject({ state: 'ended', sent: 1 }))
  expect(JSON.stringify(changes)).not.toContain(path)
  folders.forget()
  expect(folders.read(ID)).toBeNull()
})
