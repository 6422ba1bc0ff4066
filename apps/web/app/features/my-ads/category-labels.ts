export const EVERY_CATEGORY = 'Все категории'
