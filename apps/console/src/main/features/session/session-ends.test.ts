import type { ApiClient } from '@trassa/api-client/client'
import { expect, it, vi } from 'vitest'
import { createSessionEnds } from './session-ends.ts'

it('domain §2: only what the server ends by itself is a lost session, not a call in flight at a logout', async () => {
  const onLost = vi.fn()
  const ends = createSessionEnds(onLost)
  const ask = vi.fn(async () => ends.lost())
  await ends.leave({
    finish: async () => ends.lost(),
    api: () => ({ ask }) as unknown as ApiClient,
    revokeLater: vi.fn(),
    forget: vi.fn(),
  })
  expect(ask).toHaveBeenCalledOnce()
  expect(onLost).not.toHaveBeenCalled()
  ends.lost()
  expect(onLost).toHaveBeenCalledOnce()
})
