import { z } from 'zod'
import { createFormDrafts } from '../../lib/form-drafts.ts'

/** Reasons of lifts that are typed but not sent, by the ad's id. */
export const liftDrafts = createFormDrafts('lift', z.string().max(500), '')
