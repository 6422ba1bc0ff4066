/** spec §3: ad type strings. */
export const AD_TYPES = [
  'auto',
  'truck',
  'passenger',
  'trailer',
  'special',
  'special_industrial',
  'moto',
  'hydro',
  'snow',
  'electro',
  'water',
  'quad_bike',
  'moto_trailer',
  'services',
  'auto_parts_car',
  'auto_parts_truck',
  'auto_parts_passenger',
  'auto_parts_trailer',
  'auto_parts_special',
  'auto_parts_special_industrial',
  'auto_parts_tires',
  'auto_parts_discs',
  'auto_parts_wheels',
  'auto_parts_accessories',
  'moto_parts_moto',
  'moto_parts_hydro',
  'moto_parts_snow',
  'moto_parts_electro',
  'moto_parts_quadro_bike',
  'moto_parts_trailer',
  'moto_parts_tires',
  'moto_parts_discs',
  'moto_parts_wheels',
  'moto_parts_accessories',
] as const
export type AdType = (typeof AD_TYPES)[number]

/** domain §3: the column, its state in the lifecycle machine, the word a person reads, the list it shows in. */
export const AD_STATS = {
  draft: { stat: 0, label: 'Черновик', list: 'draft' },
  active: { stat: 1, label: 'Активно', list: 'actual' },
  moderation: { stat: 2, label: 'На проверке', list: 'actual' },
  needsFix: { stat: 3, label: 'Нужно исправить', list: 'actual' },
  blocked: { stat: 4, label: 'Заблокировано', list: 'archive' },
  expired: { stat: 5, label: 'Срок истёк', list: 'archive' },
  archived: { stat: 6, label: 'Снято', list: 'archive' },
  deleted: { stat: 7, label: 'Удалено', list: null },
} as const

export type AdState = keyof typeof AD_STATS
export type AdStat = (typeof AD_STATS)[AdState]['stat']
export type MyAdsList = 'actual' | 'draft' | 'archive'
export const MY_ADS_LISTS = ['actual', 'draft', 'archive'] as const satisfies MyAdsList[]

const STATE_BY_STAT = Object.fromEntries(
  Object.entries(AD_STATS).map(([state, { stat }]) => [stat, state]),
) as Record<AdStat, AdState>

/** The state that a `stat` column stands for. */
export const stateOf = (stat: AdStat): AdState => STATE_BY_STAT[stat]

/** The stats that a list of "Мои объявления" shows. */
export const statsInList = (list: MyAdsList): AdStat[] =>
  Object.values(AD_STATS)
    .filter((entry) => entry.list === list)
    .map((entry) => entry.stat)

/** domain §3. */
export const PAYMENT_STATUSES = {
  free: 0,
  awaiting: 1,
  paidSingly: 2,
  fromPackage: 3,
  failed: 4,
  refunded: 5,
} as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[keyof typeof PAYMENT_STATUSES]

/**
 * domain §3: why an owner takes an ad down; `outcome` is the word for its state afterwards. Which of them are offered
 * depends on the kind of ad (`withdrawReasonsFor` of the catalogue).
 */
export const WITHDRAW_REASONS = {
  sold: { name: 'Продано на Трассе', outcome: 'Продано' },
  soldElsewhere: { name: 'Продано в другом месте', outcome: 'Продано' },
  changedMind: { name: 'Больше не продаётся', outcome: 'Снято' },
  serviceEnded: { name: 'Услуга больше не оказывается', outcome: 'Снято' },
  servicePaused: { name: 'Заказы временно не принимаются', outcome: 'Снято' },
  other: { name: 'Другая причина', outcome: 'Снято' },
} as const
export type WithdrawReason = keyof typeof WITHDRAW_REASONS

/** spec §3: sort options; `sort` 0 date, 1 price; `direct` 1 descending, 0 ascending. */
export const SORT_OPTIONS = [
  { id: 'dateTo', name: 'Сначала новые', sort: 0, direct: 1 },
  { id: 'dateFrom', name: 'Сначала старые', sort: 0, direct: 0 },
  { id: 'priceTo', name: 'По убыванию цены', sort: 1, direct: 1 },
  { id: 'priceFrom', name: 'По возрастанию цены', sort: 1, direct: 0 },
] as const
export type SortId = (typeof SORT_OPTIONS)[number]['id']

/** Orders of public lists beside spec §3's: by a field of the form, so only where the form has it. */
export const FIELD_SORTS = [
  { id: 'yearTo', name: 'Сначала новее по году', field: 'year', direct: 1 },
  { id: 'yearFrom', name: 'Сначала старше по году', field: 'year', direct: 0 },
  { id: 'mileageFrom', name: 'По возрастанию пробега', field: 'mileage', direct: 0 },
] as const

/** The order of a list with a text, unless another one is asked for: by how the text is found (decision 187). */
export const RELEVANCE_SORT = { id: 'relevance', name: 'По соответствию' } as const

export type ListSortId = SortId | (typeof FIELD_SORTS)[number]['id'] | (typeof RELEVANCE_SORT)['id']

/** How far around a city a list reaches; ids are kilometres. */
export const RADIUS_OPTIONS = [
  { id: 0, name: 'Только город' },
  { id: 50, name: '+50 км' },
  { id: 100, name: '+100 км' },
  { id: 200, name: '+200 км' },
  { id: 300, name: '+300 км' },
  { id: 500, name: '+500 км' },
] as const

/** spec §3: owner filter. */
export const OWNER_FILTER = [
  { id: -1, name: 'Все' },
  { id: 0, name: 'Частное лицо' },
  { id: 1, name: 'Компания' },
] as const

/** spec §3: "a further id 2 also named company", by the id that stands for it here. */
export const OWNER_ALIASES = { 2: 1 } as const
