/** Issue 11: a company's ads from its own file; in the navigation of its profile and on the page. */
export const STOCK_TITLE = 'Автозагрузка'
