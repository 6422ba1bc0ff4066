/** Russian texts of the components themselves, visible or for screen readers. */
export const LABELS = {
  close: 'Закрыть',
  clear: 'Очистить',
  remove: (what: string) => `Убрать: ${what}`,
  open: 'Открыть список',
  choose: 'Не выбрано',
  loading: 'Загружается',
  nothingFound: 'Ничего не найдено',
  optional: 'необязательно',
  from: 'от',
  to: 'до',
  retry: 'Повторить',
  reload: 'Обновить страницу',
  more: 'Показать ещё',
  sessionId: 'ID сессии',
  notifications: 'Сообщения сайта',
  required: 'Обязательное поле',
} as const
