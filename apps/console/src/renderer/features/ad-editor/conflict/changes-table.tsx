import type { ChangeRow } from './change-rows.ts'

const KEPT: Record<ChangeRow['changedBy'], string> = {
  them: 'новое: вы его не меняли',
  both: 'ваше',
}

/** What another person has changed meanwhile, and which value «Оставить моё» keeps. */
export function ChangesTable({ rows }: { rows: readonly ChangeRow[] }) {
  if (rows.length === 0) {
    return <p>Изменения не касаются того, что вы видите в форме.</p>
  }
  return (
    <div className="max-h-60 overflow-y-auto">
      <table className="wrap-anywhere w-full border-separate border-spacing-0 text-left">
        <caption className="sr-only">Чем отличаются версии</caption>
        <thead className="text-caption text-text-muted">
          <tr className="*:border-b *:py-1 *:pr-3 *:font-regular">
            <th scope="col">Поле</th>
            <th scope="col">У вас</th>
            <th scope="col">Новое</th>
            <th scope="col">«Оставить моё» сохранит</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, mine, theirs, changedBy }) => (
            <tr key={key} className="*:border-b *:py-1 *:pr-3 *:align-top">
              <th scope="row" className="font-regular text-text-muted">
                {label}
              </th>
              <td>{mine || 'пусто'}</td>
              <td>{theirs || 'пусто'}</td>
              <td className="font-medium">{KEPT[changedBy]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
