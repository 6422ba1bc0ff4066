import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { protocol, type Session } from 'electron'
import { APP_ORIGIN, APP_SCHEME, photoOfPath } from '../../shared/app-url.ts'
import { CONTENT_SECURITY_POLICY } from '../security/content-security-policy.ts'
import { devPage } from './dev-page.ts'
import { pageFile } from './page-file.ts'

type FetchPhoto = (photo: NonNullable<ReturnType<typeof photoOfPath>>) => Promise<Response>

const RENDERER = join(import.meta.dirname, '../renderer')

const notFound = () => new Response(null, { status: 404 })

/** Before the application is ready: the scheme is an origin of its own, with all the rules of the web. */
export function declareAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true } },
  ])
}

async function builtPage(path: string): Promise<Response> {
  const found = pageFile(RENDERER, path)
  const body = found && (await readFile(found.file).catch(() => null))
  if (!body) return notFound()
  return new Response(new Uint8Array(body), {
    headers: {
      'content-type': found.type,
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'x-content-type-options': 'nosniff',
    },
  })
}

/**
 * Serves the built renderer, and photographs of the configured server, under `app://console`. With
 * `devServer`, where electron-vite runs, the renderer comes from there.
 */
export function serveApp(session: Session, fetchPhoto: FetchPhoto, devServer?: string): void {
  session.protocol.handle(APP_SCHEME, (request) => {
    const url = new URL(request.url)
    if (request.method !== 'GET' || `${url.protocol}//${url.host}` !== APP_ORIGIN) return notFound()
    const photo = photoOfPath(url.pathname)
    if (photo) return fetchPhoto(photo)
    return devServer ? devPage(devServer, url.pathname + url.search) : builtPage(url.pathname)
  })
}
