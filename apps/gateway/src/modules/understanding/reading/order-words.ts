/** "недорогая иномарка"; "дешевле 500 тысяч" is a price. */
const CHEAP = /(?<![а-я])(?:(?:по)?деш[ео]в(?!ле\s*\d)|не\s?дорог|бюджетн)/

/** Whether words of a query ask for the cheapest ads first. */
export const asksForCheap = (plain: string): boolean => CHEAP.test(plain)
