/** Ids of the colours that machines come in (`COLORS`). */
export const WHITE = 1
export const GREY = 3
export const BLUE = 5
export const RED = 7
export const GREEN = 9
export const YELLOW = 13
export const ORANGE = 14
