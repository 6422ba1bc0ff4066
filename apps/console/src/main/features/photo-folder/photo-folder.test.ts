import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { PHOTO_LIMITS } from '@trassa/contracts/photo-files'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { lookAtPhotos } from './look-at-photos.ts'
import { readPhoto } from './read-photo.ts'
import { type FolderFiles, scanFolder } from './scan-folder.ts'

const JPEG = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(100, 7)])
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'))
  const made = folder
  onTestFinished(() => rm(made, { recursive: true }))
})
async function filesOf(path: string): Promise<FolderFiles> {
  const files = await scanFolder(path)
  if (typeof files === 'string') throw new Error(files)
  return files
}
const put = (name: string, bytes: Uint8Array = JPEG) => writeFile(join(folder, name), bytes)

it.each([
  ['12345_1.jpg', '12345_1.JPG'],
  ['12345_1', '12345_1.JPG'],
  ['лада й.jpg'.normalize('NFD'), 'Лада Й.jpg'],
  ['12345.v2', '12345.v2.png'],
])('§9 import: a name finds its file: %s', async (name, file) => {
  await put(file)
  expect(basename((await filesOf(folder)).find(name) ?? '')).toBe(file)
})

it('§9 import: a name with another ending, in another folder, or of a link finds nothing', async () => {
  await put('1.jpg')
  await put('заметки.txt')
  await mkdir(join(folder, 'внутри'))
  await put('внутри/2.jpg')
  await symlink('/etc/hostname', join(folder, '3.jpg'))
  await symlink(folder, join(folder, 'link'))
  const { find } = await filesOf(join(folder, 'link'))
  expect(find('1.jpg')).toBeDefined()
  const names = ['1.png', 'внутри/2.jpg', '2.jpg', '3.jpg', '../1.jpg', 'link', 'заметки', '']
  expect(names.map(find)).toEqual(names.map(() => undefined))
})

it('§9 import: what is wrong with files is told by row and name', async () => {
  await put('1.jpg')
  await put('2.jpg', Buffer.from('%PDF-1.7'))
  await put('3.jpg', Buffer.concat([JPEG, Buffer.alloc(PHOTO_LIMITS.bytes)]))
  await put('4.jpg', Buffer.alloc(0))
  const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg']
  const rows = [{ row: 2, isWritten: false, names }]
  expect(await lookAtPhotos(rows, await filesOf(folder))).toEqual({
    found: 1,
    faults: [
      { row: 2, name: '2.jpg', fault: 'notPicture' },
      { row: 2, name: '3.jpg', fault: 'tooBig' },
      { row: 2, name: '4.jpg', fault: 'notPicture' },
      { row: 2, name: '5.jpg', fault: 'missing' },
    ],
  })
})

it('§9 import: a link that was put in the place of a file is not followed', async () => {
  await put('1.jpg')
  const { find } = await filesOf(folder)
  await put('secret')
  await rm(join(folder, '1.jpg'))
  await symlink(join(folder, 'secret'), join(folder, '1.jpg'))
  expect(await readPhoto(find('1.jpg') ?? '')).toBe('unreadable')
  await rm(join(folder, '1.jpg'))
  expect(await readPhoto(find('1.jpg') ?? '')).toBe('unreadable')
})

it('§9 import: a folder that cannot be read is told, and its path is not logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await scanFolder(join(folder, 'Склад Иванова'))).toBe('unreadable')
  expect(warn).toHaveBeenCalledOnce()
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/photos-|Иванова/)
})

it('§9 import: a folder with too many files is not read to its end', async () => {
  for (const name of ['1.jpg', '2.jpg', '3.jpg']) await put(name)
  expect(await scanFolder(folder, 2)).toBe('tooManyFiles')
  expect(typeof (await scanFolder(folder, 3))).toBe('object')
})
