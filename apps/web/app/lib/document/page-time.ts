const MINUTE_MS = 60_000

/**
 * The time that a page's texts are relative to ("3 часа назад"), ISO, to the minute: no text says more, and a page that is rendered
 * again with the same content is the same bytes, which the browser has already (docs/decisions/167).
 */
export const pageTime = (now: number = Date.now()): string =>
  new Date(now - (now % MINUTE_MS)).toISOString()
