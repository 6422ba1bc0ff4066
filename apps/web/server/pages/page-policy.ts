/**
 * Scripts only of our own making, pictures of our own storage, the frame of Telegram's login button.
 *
 * @param scripts the page's inline scripts, as `sourceHash` names them: a nonce could be used once, a kept page is sent often
 */
export const pagePolicy = (scripts: readonly string[], publicUrl: string): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    // Attributes that React renders, such as the width of a bar: they have no nonce (decision 044).
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https://t.me https://*.telegram.org",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    'frame-src https://oauth.telegram.org',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

/** Of the service worker: it asks this site only. Other files may do nothing. */
export const WORKER_POLICY = "default-src 'self'"
