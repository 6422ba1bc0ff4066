import { LANE_NAMES, QUEUE_LANES } from '@trassa/contracts/enumerations/moderation'
import { ROLE_NAMES } from '@trassa/contracts/enumerations/users'
import { Logo } from '@trassa/ui/brand/logo'
import { Kbd } from '@trassa/ui/display/kbd'
import { Status } from '@trassa/ui/display/status'
import clsx from 'clsx'
import {
  ChartColumn,
  Eye,
  FileUp,
  Keyboard,
  Landmark,
  ListChecks,
  PanelLeft,
  Search,
  Settings,
  SlidersHorizontal,
  Table2,
  Tag,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { connection } from '../../lib/connection.ts'
import { useStore } from '../../lib/store.ts'
import { useTableLink } from '../../shared/ads/last-filter.ts'
import { KEYS, LANE_KEYS } from '../../shared/keyboard/key-bindings.ts'
import { useHasRole, useMe } from '../../shared/users/me-context.ts'
import { LaneCount } from './lane-count.tsx'
import { LANE_ICONS } from './lane-icons.ts'
import { SidebarButton, SidebarLink } from './sidebar-link.tsx'
import { useSidebarWidth } from './use-sidebar-width.ts'

interface SidebarProps {
  onFind: () => void
  onHelp: () => void
}

/** The lanes with their counts, the other pages, the logged-in user and the state of the connection. */
export function Sidebar({ onFind, onHelp }: SidebarProps) {
  const mayDecide = useHasRole('moderator')
  const mayBook = useHasRole('seniorModerator')
  const { isNarrow: narrow, toggle } = useSidebarWidth()
  const tableLink = useTableLink()
  const foldText = narrow ? 'Развернуть меню' : 'Свернуть меню'
  return (
    <nav
      aria-label="Разделы"
      className={clsx(
        'flex min-h-0 shrink-0 flex-col gap-3 overflow-y-auto border-r bg-surface p-3',
        // Beside icons a bar would take a third of the width.
        narrow ? 'w-15 [scrollbar-width:none]!' : 'w-52',
      )}
    >
      {!narrow && <Logo className="h-6! self-start" />}
      <SidebarButton
        Icon={Search}
        keys={KEYS.jump.shown}
        after={<Kbd>{KEYS.jump.shown}</Kbd>}
        narrow={narrow}
        onPress={onFind}
      >
        Найти
      </SidebarButton>
      {mayDecide && (
        <SidebarSection title="Очередь" narrow={narrow}>
          {QUEUE_LANES.map((lane) => (
            <SidebarLink
              key={lane}
              to={`/queue/${lane}`}
              Icon={LANE_ICONS[lane]}
              binding={KEYS[LANE_KEYS[lane]]}
              count={<LaneCount lane={lane} />}
              narrow={narrow}
            >
              {LANE_NAMES[lane]}
            </SidebarLink>
          ))}
        </SidebarSection>
      )}
      <SidebarSection title="Данные" narrow={narrow}>
        <SidebarLink to={tableLink} Icon={Table2} narrow={narrow}>
          Объявления
        </SidebarLink>
        {mayDecide && (
          <SidebarLink to="/batches" Icon={ListChecks} narrow={narrow}>
            Пакеты
          </SidebarLink>
        )}
        {mayDecide && (
          <SidebarLink to="/imports" Icon={FileUp} narrow={narrow}>
            Импорт
          </SidebarLink>
        )}
        <SidebarLink to="/users" Icon={Users} narrow={narrow}>
          Пользователи
        </SidebarLink>
        {mayDecide && (
          <SidebarLink to="/figures" Icon={ChartColumn} narrow={narrow}>
            Показатели
          </SidebarLink>
        )}
        <SidebarLink to="/prices" Icon={Tag} narrow={narrow}>
          Цены
        </SidebarLink>
        <SidebarLink to="/operator" Icon={SlidersHorizontal} narrow={narrow}>
          Настройки площадки
        </SidebarLink>
        {mayBook && (
          <SidebarLink to="/statements" Icon={Landmark} narrow={narrow}>
            Выписка банка
          </SidebarLink>
        )}
        {mayBook && (
          <SidebarLink to="/look-ups" Icon={Eye} narrow={narrow}>
            Журнал просмотров
          </SidebarLink>
        )}
      </SidebarSection>
      <ul className="mt-auto grid gap-0.5">
        <li>
          <SidebarButton
            Icon={Keyboard}
            keys={KEYS.help.shown}
            after={<Kbd>{KEYS.help.shown}</Kbd>}
            narrow={narrow}
            onPress={onHelp}
          >
            Клавиши
          </SidebarButton>
        </li>
        <SidebarLink to="/settings" Icon={Settings} narrow={narrow}>
          Настройки
        </SidebarLink>
        <li>
          <SidebarButton
            Icon={PanelLeft}
            keys={KEYS.sidebar.shown}
            narrow={narrow}
            onPress={toggle}
          >
            {foldText}
          </SidebarButton>
        </li>
      </ul>
      <PersonAndConnection narrow={narrow} />
    </nav>
  )
}

/** Who is logged in; narrow, the state of the connection alone. */
function PersonAndConnection({ narrow }: { narrow: boolean }) {
  const me = useMe()
  const isUp = useStore(connection).state === 'up'
  const hidden = clsx(narrow && 'sr-only')
  return (
    <div
      className={clsx(
        'sticky -bottom-3 -mb-3 grid gap-1 border-t bg-surface pt-2 pb-3',
        narrow && 'justify-center',
      )}
    >
      <span className={clsx('truncate font-medium', hidden)}>{me.username}</span>
      <span className={clsx('text-caption text-text-muted', hidden)}>{ROLE_NAMES[me.role]}</span>
      <Status
        tone={isUp ? 'go' : 'stop'}
        className={clsx('text-text-muted', narrow ? 'gap-0! text-[0px]' : 'text-caption')}
      >
        {isUp ? 'На связи' : 'Нет связи'}
      </Status>
    </div>
  )
}

interface SidebarSectionProps {
  title: string
  narrow: boolean
  children: ReactNode
}

function SidebarSection({ title, narrow, children }: SidebarSectionProps) {
  return (
    <section className="grid gap-0.5">
      <h2 className={clsx('px-2 text-caption text-text-muted', narrow && 'sr-only')}>{title}</h2>
      <ul className="grid gap-0.5">{children}</ul>
    </section>
  )
}
