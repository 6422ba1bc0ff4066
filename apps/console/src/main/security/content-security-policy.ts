const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  // Positions and sizes that components compute; a stylesheet cannot know them.
  'style-src-attr': "'unsafe-inline'",
  'font-src': "'self'",
  'img-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
} as const

const textOf = (policy: Record<string, string>) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')

/** Nothing from outside, nothing inline, no requests: the renderer speaks through the bridge alone. */
export const CONTENT_SECURITY_POLICY = textOf(POLICY)

/** What Vite's client needs besides: its inline preamble, inline styles and its socket at `devServer`. */
export function contentSecurityPolicyOfDevelopment(devServer: string): string {
  const inline = "'self' 'unsafe-inline'"
  const socket = devServer.replace(/^http/, 'ws')
  return textOf({
    ...POLICY,
    'script-src': inline,
    'style-src': inline,
    'connect-src': `'self' ${socket}`,
  })
}
