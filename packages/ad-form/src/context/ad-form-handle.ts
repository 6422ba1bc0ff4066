import { type UseFormReturn, useFormContext } from 'react-hook-form'
import type { AdContent } from '../content/ad-content.ts'

export type AdFormHandle = UseFormReturn<AdContent>

/** The form that a field stands in. */
export const useAdForm = (): AdFormHandle => useFormContext<AdContent>()
