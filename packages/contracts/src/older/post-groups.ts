/** spec §7: what the legacy API divides ads into; the types of each are those of spec §9's type id groups. */
export const POST_GROUPS = ['car', 'truck', 'spare', 'wheels', 'accessories', 'services'] as const
export type PostGroup = (typeof POST_GROUPS)[number]
