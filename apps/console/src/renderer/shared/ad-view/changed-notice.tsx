/** Says that the ad on the screen is another version than the one that was opened. */
export function ChangedNotice() {
  return (
    <p role="status" className="rounded-card bg-marking-quiet p-2">
      Объявление изменилось, пока было открыто. Проверьте его ещё раз.
    </p>
  )
}
