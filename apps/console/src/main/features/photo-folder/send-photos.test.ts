import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AppError } from '@trassa/contracts/app-error'
import type { StockProgress } from '@trassa/contracts/entities/moderator/stock-import'
import {
  STOCK_ROW_STATES,
  type StockImportState,
  type StockRowState,
} from '@trassa/contracts/enumerations/stock-imports'
import type { ErrorCode } from '@trassa/contracts/errors'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { PhotoFolder } from '../../../shared/photo-folder.ts'
import { createPhotoFolders } from './photo-folders.ts'
import type { PhotoServer } from './photo-server.ts'
import { scanFolder } from './scan-folder.ts'
import { sendPhotos } from './send-photos.ts'

const ID = '6f2f4b8e-3a36-4f0e-9a5c-0d7f4a1b2c3d'
const JPEG = Buffer.from('ffd8ffe000000000', 'hex')
const NO_ROWS = Object.fromEntries(STOCK_ROW_STATES.map((state) => [state, 0])) as Record<
  StockRowState,
  number
>

/** A folder with these files, and an import whose first row names them and `missing.jpg`. */
async function world(names: string[]) {
  const path = await mkdtemp(join(tmpdir(), 'photos-'))
  onTestFinished(() => rm(path, { recursive: true }))
  for (const name of names) await writeFile(join(path, name), JPEG)
  const lacking = new Set([...names, 'missing.jpg'])
  const stock = { isWritten: true, state: 'waiting' as StockImportState }
  const failures: { upload: ErrorCode[]; give: ErrorCode[] } = { upload: [], give: [] }
  const fail = (place: keyof typeof failures) => {
    const code = failures[place].shift()
    if (code) throw new AppError(code)
  }
  let uploads = 0
  const upload = vi.fn<PhotoServer['upload']>(async () => {
    fail('upload')
    uploads += 1
    return `photo ${uploads}`
  })
  const list = vi.fn(async () => [{ row: 2, isWritten: stock.isWritten, names: [...lacking] }])
  const progress = async (): Promise<StockProgress> => ({
    state: stock.state,
    finishedAt: null,
    counts: { ...NO_ROWS, create: stock.isWritten ? 0 : 1 },
    photoFiles: lacking.size,
  })
  const server: PhotoServer = {
    progress,
    list,
    upload,
    async give({ name }) {
      lacking.delete(name)
      fail('give')
    },
  }
  const told = { sent: 0, faults: [] as string[], delays: [] as boolean[] }
  const { signal } = new AbortController()
  const pause = vi.fn(async (_ms: number) => undefined)
  async function send(): Promise<void> {
    const files = await scanFolder(path)
    if (typeof files === 'string') throw new Error(files)
    await sendPhotos({
      server,
      signal,
      pause,
      files,
      onSent: () => (told.sent += 1),
      onFault: ({ name, fault }) => told.faults.push(`${name} ${fault}`),
      onDelayed: (isDelayed) => told.delays.push(isDelayed),
    })
  }
  return { path, lacking, failures, upload, list, server, told, send, pause, stock }
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
  failures.upload.push('network.failed', 'photo.interrupted', 'request.too_many')
  failures.give.push('network.failed', 'server.unavailable')
  await send()
  expect(told).toMatchObject({ sent: 1, delays: [true, true, true, false, true, true, false] })
  expect(upload).toHaveBeenCalledTimes(4)
})

it('§9 import: a file that the server fails at is tried a few times, then told; the others are sent', async () => {
  const { send, told, server, upload } = await world(['1.jpg', '2.jpg', '3.jpg', '4.jpg'])
  server.give = async ({ name }) => {
    if (name === '2.jpg') throw new AppError('server.failed')
  }
  await send()
  expect(told.sent).toBe(3)
  expect(told.faults.toSorted()).toEqual(['2.jpg refused', 'missing.jpg missing'])
  expect(upload).toHaveBeenCalledTimes(4)
})

it('§9 import: what ends a sending ends its other uploads first; a new one goes on with what is missing', async () => {
  const { send, told, upload } = await world(['1.jpg', '2.jpg', '3.jpg', '4.jpg'])
  const aborted: AbortSignal[] = []
  const untilAborted = (_: Uint8Array, signal: AbortSignal) =>
    new Promise<string>((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        aborted.push(signal)
        reject(signal.reason)
      })
    })
  const refuse = () => Promise.reject(new AppError('session.missing'))
  upload.mockImplementationOnce(untilAborted).mockImplementationOnce(untilAborted)
  upload.mockImplementationOnce(refuse)
  await expect(send()).rejects.toMatchObject({ code: 'session.missing' })
  expect(aborted).toHaveLength(2)
  expect(told.sent).toBe(0)
  await send()
  expect(told.sent).toBe(4)
  expect(upload).toHaveBeenCalledTimes(7)
})

it('§9 import: a picture that the server refuses is told and not sent again', async () => {
  const { send, told, failures, upload } = await world(['1.jpg'])
  failures.upload.push('photo.too_small')
  await send()
  expect(told.faults.toSorted()).toEqual(['1.jpg tooSmall', 'missing.jpg missing'])
  expect(upload).toHaveBeenCalledTimes(1)
})

it('§9 import: rows that the server has not come to are waited for; the whole list is read once they moved', async () => {
  const { send, told, list, pause, stock } = await world(['1.jpg'])
  Object.assign(stock, { isWritten: false, state: 'running' })
  pause.mockImplementation(async () => {
    const { length } = pause.mock.calls
    if (length === 2) stock.state = 'paused'
    if (length === 3) Object.assign(stock, { isWritten: true, state: 'running' })
  })
  await send()
  const [running, , paused] = pause.mock.calls.map(([ms]) => ms)
  expect(paused).toBeGreaterThan(running ?? 0)
  expect(pause).toHaveBeenCalledTimes(3)
  expect(list).toHaveBeenCalledTimes(2)
  expect(told.sent).toBe(1)
})

it('§9 import: an import that was cancelled ends the sending with its reason', async () => {
  const { send, stock, upload } = await world(['1.jpg'])
  stock.state = 'cancelled'
  await expect(send()).rejects.toMatchObject({ code: 'stock_import.state' })
  expect(upload).not.toHaveBeenCalled()
})

function foldersOf(server: PhotoServer) {
  const changes: PhotoFolder[] = []
  const onDefect = vi.fn()
  const onChanged = (folder: PhotoFolder) => changes.push(folder)
  return {
    folders: createPhotoFolders({ server: () => server, onChanged, onDefect }),
    changes,
    onDefect,
  }
}

it('§9 import: a folder is looked at, sent, and forgotten at the logout; its path is told to none', async () => {
  const { path, server } = await world(['1.jpg'])
  const { folders, changes } = foldersOf(server)
  const opened = { state: 'looked', found: 1, faultsTotal: 1 }
  expect(await folders.open(ID, path)).toMatchObject({ outcome: 'opened', folder: opened })
  folders.send(ID)
  folders.send(ID)
  await vi.waitFor(() => expect(changes.at(-1)).toMatchObject({ state: 'ended', sent: 1 }))
  expect(JSON.stringify(changes)).not.toContain(path)
  folders.forget()
  expect(folders.read(ID)).toBeNull()
})

it('§9 import: the faults of a wrong folder are told together', async () => {
  const { path, server, lacking } = await world([])
  for (let name = 1; name <= 2000; name += 1) lacking.add(`${name}.jpg`)
  const { folders, changes } = foldersOf(server)
  await folders.open(ID, path)
  folders.send(ID)
  await vi.waitFor(() => expect(changes.at(-1)).toMatchObject({ state: 'ended' }))
  expect(changes.at(-1)).toMatchObject({ faultsTotal: 2001 })
  expect(changes.length).toBeLessThan(200)
})

it('§9 import: a refusal ends a sending with its sentence, and is no defect', async () => {
  const { path, server, stock } = await world(['1.jpg'])
  const { folders, onDefect } = foldersOf(server)
  await folders.open(ID, path)
  stock.state = 'cancelled'
  folders.send(ID)
  await vi.waitFor(() =>
    expect(folders.read(ID)).toMatchObject({
      state: 'stopped',
      failure: { code: 'stock_import.state' },
    }),
  )
  expect(onDefect).not.toHaveBeenCalled()
})

it('§9 import: a folder that is opened during a logout is not there afterwards', async () => {
  const { path, server } = await world(['1.jpg'])
  const { folders, changes } = foldersOf({
    ...server,
    async list() {
      folders.forget()
      return server.list()
    },
  })
  await expect(folders.open(ID, path)).rejects.toMatchObject({ code: 'session.missing' })
  expect(folders.read(ID)).toBeNull()
  expect(changes).toEqual([])
})
