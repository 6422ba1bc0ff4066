import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

interface SvgFile {
  /** Of the file, `assets/{name}-….svg`, and of the module `virtual:{name}`. */
  name: string
  viewBox: string
  /** What is drawn, by its id. */
  draw: () => Promise<ReadonlyMap<string, string>>
}

async function drawing({ name, viewBox, draw }: SvgFile) {
  const elements = await draw()
  // With its box in it, which the places that show it do without.
  const symbols = [...elements].map(
    ([id, shapes]) => `<symbol id="${id}" viewBox="${viewBox}">${shapes}</symbol>`,
  )
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { ids: [...elements.keys()], path: `assets/${name}-${hash}.svg`, source }
}

/**
 * Pictures that pages refer to by `{FILE}#{id}`, in one file: each on its own would be a request and a document, and in the page
 * they would be bytes of every page. The module `virtual:{name}` has the file's address and says which ids are in it.
 */
export function svgFile(file: SvgFile): Plugin {
  const module = `virtual:${file.name}`
  let drawn: ReturnType<typeof drawing> | undefined
  const drawnOnce = () => {
    drawn ??= drawing(file)
    return drawn
  }
  return {
    name: `trassa-${file.name}`,
    resolveId: { filter: { id: new RegExp(`^${module}$`) }, handler: () => `\0${module}` },
    load: {
      filter: { id: new RegExp(`^\0${module}$`) },
      async handler() {
        const { ids, path } = await drawnOnce()
        return `export const FILE = "/${path}"
export const IDS = new Set(${JSON.stringify(ids)})`
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { path, source } = await drawnOnce()
      this.emitFile({ type: 'asset', fileName: path, source })
    },
    /** The same file in development, where nothing is bundled. */
    configureServer({ middlewares }) {
      middlewares.use('/assets', async (request, response, next) => {
        const { path, source } = await drawnOnce()
        if (`assets${request.url}` !== path) return next()
        response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(source)
      })
    },
  }
}
