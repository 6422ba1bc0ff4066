import { createPublicKey, verify } from 'node:crypto'

/** The file that names the newest version, and the signature beside it, are small. */
const MOST_BYTES = 64 * 1024
const PATIENCE_MS = 20_000

export interface UpdateFeed {
  /** The folder on a server with the packages, `latest-linux.yml` and the like, and their signatures. */
  address: string
  /** Ed25519: base64 of its SPKI form, as `npm run console:sign -- new-key` prints it. */
  publicKey: string
}

/** The feed's file does not bear the signature of the program's makers. */
export class UnsignedUpdateError extends Error {}

/** Whether `signature`, in base64, is that of the key's owner over these bytes. */
export function isSigned(manifest: Uint8Array, signature: string, publicKey: string): boolean {
  const key = createPublicKey({
    key: Buffer.from(publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  })
  return verify(null, manifest, key, Buffer.from(signature, 'base64'))
}

async function download(address: URL, fetch: typeof globalThis.fetch): Promise<Buffer> {
  const response = await fetch(address, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new Error(`${address.pathname}: ${response.status}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (bytes.length > MOST_BYTES) throw new Error(`${address.pathname} is too large`)
  return bytes
}

export const addressIn = (feed: UpdateFeed, file: string): URL =>
  new URL(file, feed.address.endsWith('/') ? feed.address : `${feed.address}/`)

/**
 * Reads the feed's file and believes it only with its signature. The digests of the packages stand in it, so that a
 * package is as sure as the file.
 *
 * @throws UnsignedUpdateError
 */
export async function readSignedManifest(
  feed: UpdateFeed,
  file: string,
  fetch: typeof globalThis.fetch,
): Promise<string> {
  const [manifest, signature] = await Promise.all([
    download(addressIn(feed, file), fetch),
    download(addressIn(feed, `${file}.sig`), fetch),
  ])
  if (!isSigned(manifest, signature.toString('latin1'), feed.publicKey)) {
    throw new UnsignedUpdateError(file)
  }
  return manifest.toString('utf8')
}
