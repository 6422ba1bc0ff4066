import type { City } from '@trassa/contracts/entities/city'

/** Region types; a city that is a region of its own has «город». */
export const REGION_TYPES = [
  'область',
  'край',
  'республика',
  'автономный округ',
  'автономная область',
  'город',
] as const

type Region = Pick<City, 'kladrRegionName' | 'kladrRegionTypeName'>

const ADJECTIVE = /(?:ая|ий|ый)(?= —|$)/

/**
 * The full name of a region: `Московская область`, `Республика Татарстан`,
 * `Ханты-Мансийский автономный округ — Югра`; of a city that is a region, its name: `Москва`.
 */
export function regionText({ kladrRegionName: name, kladrRegionTypeName: type }: Region): string {
  if (type === 'город') return name
  if (!ADJECTIVE.test(name)) return `${type.charAt(0).toUpperCase()}${type.slice(1)} ${name}`
  return name.replace(ADJECTIVE, (ending) => `${ending} ${type}`)
}
