/** The header names the encoding, but banks write it wrongly: a file that is UTF-8 is read as such. */
const ENCODINGS: Record<string, string> = { windows: 'windows-1251', dos: 'ibm866' }

const HEADER_BYTES = 400

/** The text of a statement in UTF-8, or in the encoding that its header names; windows-1251 without one. */
export function decodeStatement(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const header = new TextDecoder('windows-1251').decode(bytes.subarray(0, HEADER_BYTES))
    // In the encoding of DOS the key itself is spelled with other bytes: its value is ASCII.
    const [, named = 'windows'] = /=(windows|dos)\s*$/im.exec(header) ?? []
    return new TextDecoder(ENCODINGS[named.toLowerCase()]).decode(bytes)
  }
}
