import { updateMe } from '@trassa/contracts/calls/profiles'
import { describe, expect, it } from 'vitest'
import { demoUsers } from './demo-users.ts'

describe('users of the demo', () => {
  const users = demoUsers(new Date('2026-06-01T12:00:00Z'))

  it('domain §2: a company has a legal name and an INN, so that its settings can be saved', () => {
    const companies = users.filter(({ type }) => type === 1)
    for (const { username, type, companyName, inn } of companies) {
      const body = { username, type, companyName, inn }
      expect(updateMe.body?.safeParse(body).error?.issues, username).toBeUndefined()
      expect(companyName).not.toBeNull()
      expect(inn).not.toBeNull()
    }
    expect(new Set(companies.map(({ inn }) => inn)).size).toBe(companies.length)
  })

  it('a private person has neither', () => {
    for (const { companyName, inn } of users.filter(({ type }) => type === 0)) {
      expect([companyName, inn]).toEqual([null, null])
    }
  })
})
