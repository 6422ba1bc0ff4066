const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A text inside of XML; characters that XML 1.0 does not allow are left out. */
export const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is left out
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** `<name>text</name>` */
export const element = (name: string, text: string): string =>
  `<${name}>${escapeXml(text)}</${name}>`

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
