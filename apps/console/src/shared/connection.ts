import { z } from 'zod'

/** Whether the gateway answers. */
export const connectionSchema = z.enum(['up', 'down'])
export type Connection = z.infer<typeof connectionSchema>
