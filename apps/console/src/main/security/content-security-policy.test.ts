import { expect, it } from 'vitest'
import {
  CONTENT_SECURITY_POLICY,
  contentSecurityPolicyOfDevelopment,
} from './content-security-policy.ts'

it('lets nothing in from outside and nothing inline run', () => {
  expect(CONTENT_SECURITY_POLICY).toContain("default-src 'none'")
  expect(CONTENT_SECURITY_POLICY).toContain("script-src 'self';")
  expect(CONTENT_SECURITY_POLICY).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/)
})

it('in development lets Vite’s client run and reach its server, and nothing else', () => {
  const policy = contentSecurityPolicyOfDevelopment('http://127.0.0.1:5180')
  expect(policy).toContain("connect-src 'self' ws://127.0.0.1:5180")
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/)
})
