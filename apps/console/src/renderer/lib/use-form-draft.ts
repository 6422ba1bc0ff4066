import type { FormDrafts } from './form-drafts.ts'
import { useDraft } from './use-draft.ts'

/** The values of a form as a draft (`useDraft`). @returns the values and what changes some of them */
export function useFormDraft<Value extends object>(drafts: FormDrafts<Value>, id: string) {
  const [typed, change] = useDraft(drafts, id)
  return [typed, (next: Partial<Value>) => change((newest) => ({ ...newest, ...next }))] as const
}
