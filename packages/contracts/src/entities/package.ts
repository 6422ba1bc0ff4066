import { z } from 'zod'
import { idSchema, timestampSchema } from '../values.ts'
import { packageTypeSchema } from './order.ts'

/** spec §3: Package. */
export const packageSchema = z.object({
  id: idSchema,
  type: packageTypeSchema,
  quantity: z.int(),
  /** Publications left; 0 once the package has expired. */
  remainder: z.int(),
  createdAt: timestampSchema,
  expiresAt: timestampSchema,
  /** When it was taken back with the money; `null` otherwise. */
  revokedAt: timestampSchema.nullable(),
  /** Ads that were published with it, newest first; `returnedAt` where the publication went back. */
  boundAds: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      takenAt: timestampSchema,
      returnedAt: timestampSchema.nullable(),
    }),
  ),
})
export type Package = z.infer<typeof packageSchema>

/** What a user may publish with now, of all valid packages of a type. */
export const currentPackageSchema = z.object({
  type: packageTypeSchema,
  remainder: z.int(),
  /** When the first of the remaining publications lapses; `null` without any. */
  expiresAt: timestampSchema.nullable(),
})
export type CurrentPackage = z.infer<typeof currentPackageSchema>
