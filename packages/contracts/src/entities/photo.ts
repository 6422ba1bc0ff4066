import { z } from 'zod'

/** `width`×`height` of the largest size; `color` fills the frame until the picture comes. */
export const photoSchema = z.object({
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
})
export type Photo = z.infer<typeof photoSchema>

/** More than any form takes, which says its own maximum by `photo.too_many`. */
const PHOTOS_MAX = 40

/** Ids of uploaded photographs in their order. */
export const photoIdsSchema = z.array(z.uuid()).max(PHOTOS_MAX)
