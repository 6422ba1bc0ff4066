/** spec §2: the words of the pages that appear instead of others. */
export const NOT_FOUND_TITLE = 'Страница не найдена'
export const FAILURE_TITLE = 'Технические неполадки'
export const MAINTENANCE_TITLE = 'Сайт обновляется'
