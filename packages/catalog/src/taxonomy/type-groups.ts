/** spec §9: type id groups, by prodId. */
export const TYPE_GROUPS = {
  car: [1, 9, 11, 14, 12, 13],
  truck: [8, 4, 17, 18, 16, 6, 5, 9, 11, 14, 12, 13],
  carSpare: [26, 27, 28, 29, 30, 31],
  carWheel: [20, 22, 23],
  motoSpare: [32, 33, 34, 35, 36, 37],
  motoWheel: [21, 40, 39],
} as const satisfies Record<string, readonly number[]>

export type TypeGroup = keyof typeof TYPE_GROUPS

/** Whether ads with this prodId belong to the group; an id may be in several. */
export function inTypeGroup(group: TypeGroup, prodId: number): boolean {
  return TYPE_GROUPS[group].some((id) => id === prodId)
}
