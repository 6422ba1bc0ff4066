import { photoPath } from '@trassa/contracts/photo-files'
import type { photoOfPath } from '../../shared/app-url.ts'

/** domain §1. */
const FILES_BASE = '/files'

/** A photograph of the configured server; nothing but a picture ever comes back. */
export async function fetchPhoto(
  server: string | null,
  { id, width }: NonNullable<ReturnType<typeof photoOfPath>>,
  fetch: typeof globalThis.fetch,
): Promise<Response> {
  if (server === null) return new Response(null, { status: 404 })
  const address = `${server}${FILES_BASE}${photoPath(id, width, 'webp')}`
  const response = await fetch(address, { credentials: 'omit', redirect: 'error' }).catch(
    () => null,
  )
  if (!response?.ok) return new Response(null, { status: response?.status ?? 504 })
  return new Response(response.body, {
    headers: {
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'max-age=3600',
    },
  })
}
