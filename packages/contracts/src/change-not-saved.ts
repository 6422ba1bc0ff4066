/** spec §8: what a change says that could not be saved for a reason that is not known. */
export const CHANGE_NOT_SAVED =
  'К сожалению, ваши последние изменения не были сохранены. Попробуйте еще раз позже.'
