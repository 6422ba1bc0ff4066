import { idSchema } from '@trassa/contracts/values'
import { z } from 'zod'

/** The ad whose menu is asked for. */
export const adMenuSchema = z.strictObject({ id: idSchema })

/** What of the menu the page itself has to do. */
export const adMenuChoiceSchema = z.enum(['open']).nullable()
export type AdMenuChoice = z.infer<typeof adMenuChoiceSchema>
