import { type UseFormReturn, useFormContext } from 'react-hook-form'
import type { AdContent } from '../content/ad-content.ts'

export type AdFormHandle = UseFormReturn<AdContent>

/** The surrounding form. */
export const useAdForm = (): AdFormHandle => useFormContext<AdContent>()
