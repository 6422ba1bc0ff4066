import { afterEach, expect, it, vi } from 'vitest'
import type { Bridge } from '../../shared/bridge.ts'
import type { DraftChange } from '../../shared/drafts.ts'
import { closeDrafts, draftStorage, holdDrafts } from './draft-storage.ts'

afterEach(closeDrafts)

/** A window's bridge, and what main tells it of another window. */
function begin() {
  let listener: ((change: DraftChange) => void) | null = null
  const on = ((_: 'drafts.changed', next: (change: DraftChange) => void) => {
    listener = next
    return () => {
      listener = null
    }
  }) as Bridge['on']
  const changeDraft = vi.fn<Bridge['changeDraft']>(async () => undefined)
  return { bridge: { on, changeDraft }, tell: (change: DraftChange) => listener?.(change) }
}

it('domain §9: what is typed in another window is in the drafts of this one, and is not sent back', () => {
  const { bridge, tell } = begin()
  holdDrafts({ 'reasons:11': 'Старая причина' }, bridge)
  tell({ key: 'reasons:11', text: 'Новая причина' })
  tell({ key: 'lift:12', text: 'Сбой' })
  expect(draftStorage.getItem('reasons:11')).toBe('Новая причина')
  expect(draftStorage.getItem('lift:12')).toBe('Сбой')
  tell({ key: 'lift:12', text: null })
  expect(draftStorage.getItem('lift:12')).toBeNull()
  expect(bridge.changeDraft).not.toHaveBeenCalled()
})

it('after the end of the session nothing of other windows comes into memory', () => {
  const { bridge, tell } = begin()
  holdDrafts({}, bridge)
  closeDrafts()
  tell({ key: 'lift:12', text: 'Сбой' })
  expect(draftStorage.getItem('lift:12')).toBeNull()
})
