import { expect, it } from 'vitest'
import { boundsFrom } from './window-bounds.ts'

const SCREEN = { x: 0, y: 0, width: 1920, height: 1080 }
const PLACE = { x: 100, y: 50, width: 1200, height: 800, maximized: false }

it('comes back to where it was left', () => {
  expect(boundsFrom(PLACE, [SCREEN])).toEqual(PLACE)
})

it.each([undefined, { ...PLACE, x: 1800 }, { ...PLACE, width: 10 }, 'broken'])(
  'where %o cannot be seen whole, begins in the middle',
  (remembered) => {
    expect(boundsFrom(remembered, [SCREEN])).not.toHaveProperty('x')
  },
)
