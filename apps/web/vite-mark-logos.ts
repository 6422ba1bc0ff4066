import { readCarDictionary } from '@trassa/catalog/dictionaries/car-data'
import { readVehicleDictionary } from '@trassa/catalog/dictionaries/vehicle-data'
import { brandLogoKey } from '@trassa/catalog/urls/slug'
import { MARKS_SHOWN } from './app/features/search/main-page/marks-shown.ts'
import { DRAWN_MARK_LOGOS } from './drawn-mark-logos.ts'
import { svgFile } from './vite-svg-file.ts'

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

/** The logos that main pages show, `#{key}`. */
export const markLogoFile = () =>
  svgFile({
    name: 'mark-logos',
    viewBox: '0 0 24 24',
    draw: async () =>
      new Map([...(await markLogos())].map(([key, path]) => [key, `<path d="${path}"/>`])),
  })
