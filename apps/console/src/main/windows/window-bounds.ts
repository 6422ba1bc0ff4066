import type { Rectangle } from 'electron'
import { z } from 'zod'

/** The smallest size that fits a table and its detail pane, in pixels. */
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

const isInside = (bounds: Rectangle, area: Rectangle) =>
  bounds.x >= area.x &&
  bounds.y >= area.y &&
  bounds.x + bounds.width <= area.x + area.width &&
  bounds.y + bounds.height <= area.y + area.height

/** The stored bounds if a screen still contains them; otherwise a default size, to be centred. */
export function boundsFrom(
  stored: unknown,
  screens: readonly Rectangle[],
): WindowBounds | (typeof FIRST_SIZE & { maximized: false }) {
  const bounds = boundsSchema.safeParse(stored)
  const isVisible = bounds.success && screens.some((area) => isInside(bounds.data, area))
  return isVisible ? bounds.data : { ...FIRST_SIZE, maximized: false }
}
