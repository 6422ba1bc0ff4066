import type { City } from '@trassa/contracts/entities/city'
import type { Region } from '@trassa/contracts/entities/region'
import { regionText } from '../format/region-text.ts'
import { slugify } from '../urls/slug.ts'

type RegionOfCity = Pick<City, 'kladrRegionName' | 'kladrRegionTypeName'>

/** Names that the rules below would decline wrongly, or that stand for something else without their type. */
const DECLINED: Partial<Record<string, string>> = {
  Адыгея: 'Адыгее',
  Алтай: 'Республике Алтай',
  Коми: 'Республике Коми',
  'Марий Эл': 'Республике Марий Эл',
  'Саха (Якутия)': 'Якутии',
  'Северная Осетия — Алания': 'Северной Осетии',
  Тыва: 'Тыве',
}

/** `ая область` → `ой области`: an adjective with the word after it. */
const ENDINGS = [
  ['автономная область', 'автономной области'],
  ['автономный округ', 'автономном округе'],
  ['область', 'области'],
  ['республика', 'республике'],
  ['край', 'крае'],
] as const

function nameIn(region: RegionOfCity): string {
  const known = DECLINED[region.kladrRegionName]
  if (known) return known
  const text = regionText(region)
  if (text.startsWith('Республика ')) {
    const name = region.kladrRegionName
    return name.endsWith('ия') ? `${name.slice(0, -1)}и` : `${name}е`
  }
  const ending = ENDINGS.find(([type]) => text.includes(type))
  if (!ending) return text
  return text
    .replace(ending[0], ending[1])
    .replace(/ая(?= )/, 'ой')
    .replace(/(?:ий|ый)(?= )/, 'ом')
}

/** What a region's slug ends in, by its type: no slug of a city or a seller may end so (domain §7). */
const SLUG_ENDINGS: Partial<Record<string, string>> = {
  область: 'oblast',
  край: 'kray',
  республика: 'respublika',
  'автономный округ': 'okrug',
  'автономная область': 'oblast',
}

/** Whether a slug has the form of a region's: `moskovskaya-oblast`; cities and sellers are refused it. */
export const isRegionSlug = (slug: string): boolean =>
  /-(?:oblast|kray|respublika|okrug)$/.test(slug)

/**
 * The region of a city as a place to search in; `null` for a city that is a region of its own, or belongs
 * to one: Москва with its towns is found by the city and a radius.
 */
export function regionOf(city: RegionOfCity): Region | null {
  const ending = SLUG_ENDINGS[city.kladrRegionTypeName]
  if (!ending) return null
  const name = regionText(city)
  return { slug: `${slugify(city.kladrRegionName)}-${ending}`, name, nameIn: nameIn(city) }
}
