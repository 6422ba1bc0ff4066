import { readCarDictionary } from '@trassa/catalog/dictionaries/car-data'
import { readVehicleDictionary } from '@trassa/catalog/dictionaries/vehicle-data'
import { brandLogoKey } from '@trassa/catalog/urls/slug'
import type { Plugin } from 'vite'
import { DRAWN_MARK_LOGOS } from './drawn-mark-logos.ts'

const RESOLVED = '\0virtual:mark-logos'

/** Where the library calls a make otherwise than our dictionaries do. */
const OTHER_NAMES: Partial<Record<string, string>> = { LADA: 'LADA_VAZ' }

/** Makers of software who are called like a mark of ours. */
const NAMESAKES = ['ASTRA', 'SST', 'SWIFT']

/** The logos of the marks of our dictionaries, by the key of spec §9: the library's, else those drawn by us. */
export async function markLogos(): Promise<Map<string, string>> {
  const icons = await import('simple-icons')
  const marks = [...readCarDictionary().marks, ...readVehicleDictionary().marks]
  const known = new Set(marks.map(({ name }) => brandLogoKey(name)))
  const found = Object.values(icons)
    .filter((icon) => 'path' in icon)
    .map(({ title, path }): [string, string] => {
      const key = brandLogoKey(title)
      return [OTHER_NAMES[key] ?? key, path]
    })
    .filter(([key]) => known.has(key) && !NAMESAKES.includes(key))
  return new Map(
    [...Object.entries(DRAWN_MARK_LOGOS), ...found].sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

const picture = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path id="logo" d="${path}"/></svg>`

/**
 * A picture for each logo, `/mark-logos/TOYOTA.svg#logo`, so that a page brings the ones it shows; and the
 * module `virtual:mark-logos`, which says for which marks there is one.
 */
export function markLogoFiles(): Plugin {
  let reading: ReturnType<typeof markLogos> | undefined
  const read = () => {
    reading ??= markLogos()
    return reading
  }
  return {
    name: 'trassa-mark-logos',
    resolveId: { filter: { id: /^virtual:mark-logos$/ }, handler: () => RESOLVED },
    load: {
      filter: { id: /^\0virtual:mark-logos$/ },
      handler: async () =>
        `export const MARK_LOGOS = new Set(${JSON.stringify([...(await read()).keys()])})`,
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [key, path] of await read())
        this.emitFile({ type: 'asset', fileName: `mark-logos/${key}.svg`, source: picture(path) })
    },
    /** The same pictures in development, where nothing is bundled. */
    configureServer({ middlewares }) {
      middlewares.use('/mark-logos', async (request, response, next) => {
        const [, key = ''] = /^\/(\w+)\.svg/.exec(request.url ?? '') ?? []
        const path = (await read()).get(key)
        if (!path) return next()
        response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture(path))
      })
    },
  }
}
