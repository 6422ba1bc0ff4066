import type { Rectangle } from 'electron'
import { z } from 'zod'

/** The least that shows a table and its detail pane. */
export const LEAST_SIZE = { width: 1000, height: 640 } as const
const FIRST_SIZE = { width: 1440, height: 900 } as const

const boundsSchema = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().min(LEAST_SIZE.width),
  height: z.int().min(LEAST_SIZE.height),
  maximized: z.boolean(),
})
export type WindowBounds = z.infer<typeof boundsSchema>

const isInside = (place: Rectangle, area: Rectangle) =>
  place.x >= area.x &&
  place.y >= area.y &&
  place.x + place.width <= area.x + area.width &&
  place.y + place.height <= area.y + area.height

/** Where the window was left, if a screen still shows that place whole; else a size to be centred. */
export function boundsFrom(
  remembered: unknown,
  screens: readonly Rectangle[],
): WindowBounds | (typeof FIRST_SIZE & { maximized: false }) {
  const place = boundsSchema.safeParse(remembered)
  const seen = place.success && screens.some((area) => isInside(place.data, area))
  return seen ? place.data : { ...FIRST_SIZE, maximized: false }
}
