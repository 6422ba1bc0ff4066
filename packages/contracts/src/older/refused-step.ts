import { failureSchema } from '../errors.ts'

/**
 * Why a later step of a call was not carried out though the first one was: an ad was created and stays a draft. Absent where
 * everything was done.
 */
export const refusedStepSchema = failureSchema.pick({ code: true, detail: true })
