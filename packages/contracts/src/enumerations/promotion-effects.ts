/** domain §5: what of a promotion has time, as labels say it. Apart from the goods, because every card needs it. */
export const PROMOTION_EFFECTS = {
  vip: 'VIP',
  urgent: 'Срочно',
  highlight: 'Выделено цветом',
} as const
export type PromotionEffect = keyof typeof PROMOTION_EFFECTS
