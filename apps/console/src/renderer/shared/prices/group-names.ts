import type { GoodGroup } from '@trassa/contracts/enumerations/priced-goods'

/** Which ads a price is for (domain §5). */
export const GROUP_NAMES: Record<GoodGroup, string> = {
  any: 'Любые',
  vehicle: 'Легковые и остальной транспорт',
  heavy: 'Грузовики и спецтехника',
  part: 'Запчасти и услуги',
}
