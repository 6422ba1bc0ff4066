/** The sections of the settings and their anchors, in their order. */
export const SECTIONS = {
  profile: 'Профиль',
  phone: 'Телефон',
  email: 'Почта',
  notices: 'Уведомления',
  sessions: 'Где открыт профиль',
  data: 'Ваши данные',
} as const

/** Links to the sections of the page; on a phone they can be swept sideways. */
export function SectionsNav() {
  return (
    <nav aria-label="Разделы настроек" className="-mx-4 overflow-x-auto px-4 desk:mx-0 desk:px-0">
      <ul className="flex w-max gap-2">
        {Object.entries(SECTIONS).map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center whitespace-nowrap rounded-control border px-4 text-text-muted hover:text-text"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
