import { expect, it } from 'vitest'
import { MIDDLE, moveCrop, squareOf } from './crop.ts'

const WIDE = { width: 400, height: 200 }

it('keeps the middle square', () => {
  expect(squareOf(MIDDLE, WIDE)).toEqual({ left: 100, top: 0, side: 200 })
  expect(squareOf({ ...MIDDLE, zoom: 2 }, WIDE)).toEqual({ left: 150, top: 50, side: 100 })
})

it('never leaves the picture', () => {
  expect(squareOf({ x: 0, y: 1, zoom: 2 }, WIDE)).toEqual({ left: 0, top: 100, side: 100 })
  const moved = moveCrop(MIDDLE, { x: -10_000, y: 0, side: 100 }, WIDE)
  expect(squareOf(moved, WIDE).left).toBe(200)
})

it('follows the finger', () => {
  const moved = moveCrop(MIDDLE, { x: 50, y: 0, side: 100 }, WIDE)
  expect(squareOf(moved, WIDE).left).toBe(0)
})
