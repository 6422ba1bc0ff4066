import { z } from 'zod'

/** `width`×`height` of the largest size; `color` fills the frame until the picture comes. */
export const photoSchema = z.object({
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
})
export type Photo = z.infer<typeof photoSchema>
