/**
 * A text in UTF-8, in memory of its own. `Buffer.from` cuts small ones out of a block of several, which stays as long as any
 * of them is kept.
 */
export function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}
