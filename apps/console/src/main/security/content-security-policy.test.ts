// @vitest-environment node
import { expect, it } from 'vitest'
import { CONTENT_SECURITY_POLICY } from './content-security-policy.ts'

it('lets nothing in from outside and nothing inline run', () => {
  expect(CONTENT_SECURITY_POLICY).toContain("default-src 'none'")
  expect(CONTENT_SECURITY_POLICY).toContain("script-src 'self';")
  expect(CONTENT_SECURITY_POLICY).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/)
})
