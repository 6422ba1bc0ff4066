import { expect, it } from 'vitest'
import type { z } from 'zod'
import { setPhotos } from '../calls/files.ts'
import { setPostPhotos } from '../calls/legacy/files.ts'
import { olderChangedPostSchema, olderCreatedPostSchema } from './older-post.ts'

const ID = '0b4fd8aa-1c2d-4e3f-8a5b-6c7d8e9f0a1b'

it.each<[string, z.ZodType, string]>([
  ['photos.set', setPhotos.body, 'photoIds'],
  ['POST /photos', setPostPhotos.body, 'photos'],
  ['POST /posts/as-…', olderCreatedPostSchema, 'photos'],
  ['PATCH /posts/{id}', olderChangedPostSchema, 'photos'],
])('§7 as many photographs are taken by each dialect: %s', (_, body, name) => {
  const takes = (count: number) =>
    body.safeParse({ id: '7', adId: '7', [name]: Array(count).fill(ID) }).success
  expect([takes(40), takes(41)]).toEqual([true, false])
})
