import { formatNumber } from '@trassa/catalog/format/numbers'
import type { StaffProfile } from '@trassa/contracts/entities/moderator/moderation'
import { MERGE_HINDRANCES, MERGED_PARTS } from '@trassa/contracts/enumerations/account-merge'
import { AttributeList } from '../../../lib/attribute-list.tsx'
import type { MergePreviewAnswer } from './merging-queries.ts'

/** Which account stays, which is closed, and what moves; or what prevents the merge. */
export function MergePreview({
  preview: { staying, closed, hindrances, moves },
}: {
  preview: MergePreviewAnswer
}) {
  const accounts = [
    { label: 'Остаётся', account: staying },
    { label: 'Закрывается', account: closed },
  ]
  return (
    <>
      <dl className="grid gap-2">
        {accounts.map(({ label, account }) => (
          <div key={label}>
            <dt className="text-text-muted">{label}</dt>
            <dd className="select-text">{nameOf(account)}</dd>
          </div>
        ))}
      </dl>
      {hindrances.length > 0 ? (
        <section aria-label="Что мешает" className="grid gap-1 rounded-card border border-stop p-3">
          <h3 className="font-bold">Объединить пока нельзя</h3>
          <ul className="grid gap-1">
            {hindrances.map((code) => (
              <li key={code}>{MERGE_HINDRANCES[code]}</li>
            ))}
          </ul>
        </section>
      ) : (
        <>
          <section aria-label="Что перейдёт" className="grid gap-1">
            <h3 className="font-bold">Перейдёт</h3>
            {moves.length === 0 ? (
              <p>Переносить нечего</p>
            ) : (
              <AttributeList
                rows={moves.map(({ part, count }) => ({
                  key: part,
                  label: MERGED_PARTS[part],
                  value: formatNumber(count),
                }))}
              />
            )}
          </section>
          <p className="text-text-muted">
            Номер телефона, Telegram, почта, настройки уведомлений и журнал остаются у закрытого
            аккаунта. В объявлениях будет телефон аккаунта, который остаётся. При входе по закрытому
            номеру человек прочитает, каким номером пользоваться. Оба аккаунта получат сообщение.
          </p>
          <p className="font-bold">Отменить объединение нельзя.</p>
        </>
      )}
    </>
  )
}

const nameOf = ({ id, username, companyName, maskedPhone }: StaffProfile) =>
  `${companyName ?? username}, ${maskedPhone}, №\u00A0${id}`
