/**
 * A text in UTF-8, in memory of its own. `Buffer.from` and `Buffer.concat` cut small ones out of a block of several, which
 * stays as long as any of them is kept.
 */
export function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

/** Parts as one, in memory of its own. */
export function joinedBytes(parts: readonly Uint8Array[]): Buffer {
  const joined = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}
