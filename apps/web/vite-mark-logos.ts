import { createHash } from 'node:crypto'
import { readCarDictionary } from '@trassa/catalog/dictionaries/car-data'
import { readVehicleDictionary } from '@trassa/catalog/dictionaries/vehicle-data'
import { brandLogoKey } from '@trassa/catalog/urls/slug'
import type { Plugin } from 'vite'
import { MARKS_SHOWN } from './app/features/search/main-page/marks-shown.ts'
import { DRAWN_MARK_LOGOS } from './drawn-mark-logos.ts'

const RESOLVED = '\0virtual:mark-logos'

/** Where the library calls a make otherwise than our dictionaries do. */
const OTHER_NAMES: Partial<Record<string, string>> = { LADA: 'LADA_VAZ' }

/** Makers of software who are called like a mark of ours. */
const NAMESAKES = ['ASTRA', 'SST', 'SWIFT']

/**
 * The logos of the marks that main pages show (the first ones of cars, of lorries, and so on), by the key of
 * spec §9: the library's, else those drawn by us.
 */
export async function markLogos(): Promise<Map<string, string>> {
  const icons = await import('simple-icons')
  const marks = [...readCarDictionary().marks, ...readVehicleDictionary().marks]
  const shown = marks.filter(({ popularity }) => popularity !== null && popularity <= MARKS_SHOWN)
  const keys = new Set(shown.map(({ name }) => brandLogoKey(name)))
  const found = Object.values(icons)
    .filter((icon) => 'path' in icon)
    .map(({ title, path }): [string, string] => {
      const key = brandLogoKey(title)
      return [OTHER_NAMES[key] ?? key, path]
    })
    .filter(([key]) => keys.has(key) && !NAMESAKES.includes(key))
  return new Map(
    [...Object.entries(DRAWN_MARK_LOGOS), ...found].sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

async function drawing(): Promise<{ keys: string[]; path: string; source: string }> {
  const logos = await markLogos()
  const paths = [...logos].map(([key, path]) => `<path id="${key}" d="${path}"/>`)
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${paths.join('')}</svg>`
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  return { keys: [...logos.keys()], path: `assets/mark-logos-${hash}.svg`, source }
}

/**
 * The logos that main pages show in one file, `assets/mark-logos-….svg#TOYOTA`: a file each would be a request
 * and a document each. The module `virtual:mark-logos` has its address and says which marks are in it.
 */
export function markLogoFile(): Plugin {
  let drawn: ReturnType<typeof drawing> | undefined
  const draw = () => {
    drawn ??= drawing()
    return drawn
  }
  return {
    name: 'trassa-mark-logos',
    resolveId: { filter: { id: /^virtual:mark-logos$/ }, handler: () => RESOLVED },
    load: {
      filter: { id: /^\0virtual:mark-logos$/ },
      async handler() {
        const { keys, path } = await draw()
        return `export const MARK_LOGOS_FILE = "/${path}"
export const MARK_LOGOS = new Set(${JSON.stringify(keys)})`
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { path, source } = await draw()
      this.emitFile({ type: 'asset', fileName: path, source })
    },
    /** The same file in development, where nothing is bundled. */
    configureServer({ middlewares }) {
      middlewares.use('/assets', async (request, response, next) => {
        const { path, source } = await draw()
        if (`assets${request.url}` !== path) return next()
        response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(source)
      })
    },
  }
}
