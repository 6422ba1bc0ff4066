import { expect, it } from 'vitest'
import { photoOfPath, photoUrl } from './app-url.ts'

const ID = '3a2f0c58-0a4c-4a1e-9f7e-0d5f6f1b2c3d'

it('a photograph’s address leads back to it', () => {
  expect(photoOfPath(new URL(photoUrl(ID, 960)).pathname)).toEqual({ id: ID, width: 960 })
})

it.each(['/photos/../gateway-960', `/photos/${ID}-961`, `/photos/${ID}-960/..`, `/x/${ID}-960`])(
  '%s names none',
  (path) => {
    expect(photoOfPath(path)).toBeNull()
  },
)
