import type { City } from '@trassa/contracts/entities/city'

/** What regions are called; a city that is a region itself is a «город». */
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
 * A region as people write it: `Московская область`, `Республика Татарстан`,
 * `Ханты-Мансийский автономный округ — Югра`; a city that is a region is its own name: `Москва`.
 */
export function regionText({ kladrRegionName: name, kladrRegionTypeName: type }: Region): string {
  if (type === 'город') return name
  if (!ADJECTIVE.test(name)) return `${type.charAt(0).toUpperCase()}${type.slice(1)} ${name}`
  return name.replace(ADJECTIVE, (ending) => `${ending} ${type}`)
}
