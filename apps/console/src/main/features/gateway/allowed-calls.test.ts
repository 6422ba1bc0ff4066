import { ALL_CALLS } from '@trassa/contracts/calls/all-calls'
import { describe, expect, it } from 'vitest'
import { ALLOWED_CALLS } from './allowed-calls.ts'

describe('what the renderer may ask', () => {
  it('domain §2: every call for support and moderators', () => {
    const staff = ALL_CALLS.filter(
      ({ access, stream, file, becomes }) =>
        access !== 'public' && access !== 'user' && !stream && !file && !becomes,
    )
    expect(staff.length).toBeGreaterThan(8)
    for (const { id } of staff) expect(ALLOWED_CALLS.has(id), id).toBe(true)
  })

  it.each([
    // Main itself listens to it, once for all windows.
    'moderator.events',
    // Main itself writes the file.
    'moderator.exportAdsAsXlsx',
    'auth.registerInit',
    'auth.registerFinish',
    'auth.telegramLink',
    'profiles.update',
    'profiles.revokeSession',
    'profiles.revokeOtherSessions',
    'ads.create',
    'ads.update',
    'ads.updateStat',
    'files.upload',
    'legacy.moderatorAds',
  ])('not %s', (id) => {
    expect(
      ALL_CALLS.some((call) => call.id === id),
      'the call exists',
    ).toBe(true)
    expect(ALLOWED_CALLS.has(id)).toBe(false)
  })
})
