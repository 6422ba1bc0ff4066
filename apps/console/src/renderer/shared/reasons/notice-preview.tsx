import type { NoticeContent } from '@trassa/catalog/notices/notice-content'

/** What an owner will read, word for word: the gateway writes the notice with the same function. */
export function NoticePreview({ subject, lines, action }: NoticeContent) {
  return (
    <section
      aria-label="Владелец прочитает"
      className="wrap-anywhere grid gap-1 rounded-card border border-line-strong border-dashed p-2.5"
    >
      <p className="text-caption text-text-muted">Владелец прочитает</p>
      <p className="font-medium">{subject}</p>
      {lines.map((line, index) => (
        <p key={`${index} ${line}`} className="whitespace-pre-line">
          {line}
        </p>
      ))}
      <p className="text-sign-text">{action.name}</p>
    </section>
  )
}
