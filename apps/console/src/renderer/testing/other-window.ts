import { act } from '@testing-library/react'
import type { DraftChange } from '../../shared/drafts.ts'
import { holdDrafts } from '../lib/draft-storage.ts'

/** Another window that types into drafts, after `closeDrafts` of the test before. */
export function openOtherWindow() {
  let tell: (change: DraftChange) => void = () => undefined
  const on = ((_: 'drafts.changed', listener: (change: DraftChange) => void) => {
    tell = listener
    return () => undefined
  }) as Parameters<typeof holdDrafts>[1]['on']
  holdDrafts({}, { changeDraft: async () => undefined, on })
  return {
    /** `null` clears the draft. */
    type: (key: string, value: unknown) =>
      act(() => tell({ key, text: value === null ? null : JSON.stringify(value) })),
  }
}
