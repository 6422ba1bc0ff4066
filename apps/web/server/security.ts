import type { onRequestHookHandler } from 'fastify'

/** Scripts only of our own making, pictures of our own storage, the frame of Telegram's login button. */
export function contentSecurityPolicy(nonce: string, publicUrl: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://t.me https://*.telegram.org",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://oauth.telegram.org',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

export function securityHeaders(publicUrl: string): onRequestHookHandler {
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
  return async (_request, reply) => {
    reply.headers(headers)
  }
}
