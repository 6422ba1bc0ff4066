import { expect, it } from 'vitest'
import { createKnownFiles } from './known-files.ts'

function open() {
  const inAd = new Set<string>()
  const underWay = new Set<File>()
  const known = createKnownFiles({
    isInAd: (id) => inAd.has(id),
    isUnderWay: (file) => underWay.has(file),
  })
  const add = async (...files: File[]) => {
    const repeated = await known.addNew(files, (file) => underWay.add(file))
    return { repeated, underWay: [...underWay].map(({ name }) => name) }
  }
  return { known, inAd, underWay, add }
}

it('§12 photographs: the same one chosen twice is added once, whatever it is called', async () => {
  const { known, inAd, underWay, add } = open()
  const first = new File(['one'], 'a.jpg')
  expect(await add(first, new File(['one'], 'copy.jpg'), new File(['two'], 'b.jpg'))).toEqual({
    repeated: 1,
    underWay: ['a.jpg', 'b.jpg'],
  })
  underWay.delete(first)
  known.uploaded(first, '1')
  inAd.add('1')
  expect((await add(new File(['one'], 'again.jpg'))).repeated).toBe(1)
  // Turned, it is another photo of the same file.
  known.replaced('1', '2')
  inAd.delete('1')
  inAd.add('2')
  expect((await add(new File(['one'], 'again.jpg'))).repeated).toBe(1)
})

it('§12 photographs: a file is known after a reload, turned or not', async () => {
  let kept: Record<string, string> = {}
  const memory = {
    read: () => kept,
    write: (next: Record<string, string>) => {
      kept = next
    },
  }
  const inAd = new Set(['2'])
  const isInAd = (id: string) => inAd.has(id)
  const first = createKnownFiles({ isInAd, isUnderWay: () => false, memory })
  const file = new File(['one'], 'a.jpg')
  await first.addNew([file], () => {})
  first.uploaded(file, '1')
  first.replaced('1', '2')

  const again = createKnownFiles({ isInAd, isUnderWay: () => false, memory })
  const add = () => again.addNew([new File(['one'], 'b.jpg')], () => {})
  expect(await add()).toBe(1)
  inAd.delete('2')
  expect(await add()).toBe(0)
})

it('one that was taken out of the ad can be added again', async () => {
  const { known, underWay, add } = open()
  const file = new File(['one'], 'a.jpg')
  await add(file)
  underWay.delete(file)
  known.uploaded(file, '1')
  expect(await add(new File(['one'], 'a.jpg'))).toEqual({ repeated: 0, underWay: ['a.jpg'] })
})
