import { type FontWeight, onestFont, type Script } from './onest.ts'

/**
 * Gives a document the site's font. A file that the document opened itself would be unpacked and read anew for each
 * document, which costs half a second.
 *
 * @returns the name under which the document knows the font of a script and a weight
 */
export function onestIn(pdf: PDFKit.PDFDocument): (script: Script, weight: FontWeight) => string {
  const registered = new Set<string>()
  return (script, weight) => {
    const name = `${script} ${weight}`
    // Its types do not know that pdfkit takes a font that is open.
    if (!registered.has(name)) pdf.registerFont(name, onestFont(script, weight) as never)
    registered.add(name)
    return name
  }
}
