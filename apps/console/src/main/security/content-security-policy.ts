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

/** Nothing from outside, nothing inline, no requests: the renderer speaks through the bridge alone. */
export const CONTENT_SECURITY_POLICY = Object.entries(POLICY)
  .map(([directive, sources]) => `${directive} ${sources}`)
  .join('; ')
