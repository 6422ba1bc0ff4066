/** spec §3: Main types, in the order of the menu. `path` is the page that lists them. */
export const MAIN_TYPES = [
  { id: 'auto', name: 'Авто', path: '/', kind: 'vehicle' },
  { id: 'moto', name: 'Мото-гидро', path: '/Moto', kind: 'vehicle' },
  { id: 'car_parts', name: 'Запчасти авто', path: '/PartsAuto', kind: 'part' },
  { id: 'moto_parts', name: 'Запчасти мото', path: '/PartsMoto', kind: 'part' },
  { id: 'services', name: 'Услуги', path: '/Services', kind: 'service' },
] as const

export type MainType = (typeof MAIN_TYPES)[number]
export type MainTypeId = MainType['id']

/** Vehicle, part or service: determines free publications, prices and photo limits (domain §2, §4, §5). */
export type AdKind = MainType['kind']
