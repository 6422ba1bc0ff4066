import { LANE_NAMES, QUEUE_LANES } from '@trassa/contracts/enumerations/moderation'
import { ROLE_NAMES } from '@trassa/contracts/enumerations/users'
import { Logo } from '@trassa/ui/brand/logo'
import { Kbd } from '@trassa/ui/display/kbd'
import { Status } from '@trassa/ui/display/status'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import {
  Inbox,
  Keyboard,
  Landmark,
  type LucideIcon,
  MessageSquareWarning,
  RotateCcw,
  Scale,
  Settings,
  Table2,
  Tag,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { connection } from '../lib/connection.ts'
import { useStore } from '../lib/store.ts'
import { KEYS } from '../shared/keyboard/key-bindings.ts'
import { useHasRole, useMe } from '../shared/users/me-context.ts'
import { JumpField } from './jump-field.tsx'
import { LaneCount } from './lane-count.tsx'

const LANE_ICONS = {
  new: Inbox,
  revisions: RotateCcw,
  complaints: MessageSquareWarning,
  appeals: Scale,
} as const

/** The lanes with their counts, the other pages, the logged-in user and the state of the connection. */
export function Sidebar({ onHelp }: { onHelp: () => void }) {
  const me = useMe()
  const mayDecide = useHasRole('moderator')
  const mayBook = useHasRole('seniorModerator')
  const isUp = useStore(connection) === 'up'
  return (
    <nav
      aria-label="Разделы"
      className="flex min-h-0 flex-col gap-3 overflow-y-auto border-r bg-surface p-3"
    >
      <Logo className="h-6! self-start" />
      <JumpField />
      {mayDecide && (
        <SidebarSection title="Очередь">
          {QUEUE_LANES.map((lane) => (
            <SidebarLink
              key={lane}
              to={`/queue/${lane}`}
              Icon={LANE_ICONS[lane]}
              count={<LaneCount lane={lane} />}
            >
              {LANE_NAMES[lane]}
            </SidebarLink>
          ))}
        </SidebarSection>
      )}
      <SidebarSection title="Данные">
        <SidebarLink to="/ads" Icon={Table2}>
          Объявления
        </SidebarLink>
        <SidebarLink to="/users" Icon={Users}>
          Пользователи
        </SidebarLink>
        <SidebarLink to="/prices" Icon={Tag}>
          Цены
        </SidebarLink>
        {mayBook && (
          <SidebarLink to="/statements" Icon={Landmark}>
            Выписка банка
          </SidebarLink>
        )}
      </SidebarSection>
      <ul className="mt-auto grid gap-0.5">
        <li>
          <Tooltip text={KEYS.help.does} keys={KEYS.help.shown} side="right">
            <button type="button" onClick={onHelp} className={LINE}>
              <Keyboard aria-hidden="true" />
              <span className="flex-1 text-left">Клавиши</span>
              <Kbd>{KEYS.help.shown}</Kbd>
            </button>
          </Tooltip>
        </li>
        <SidebarLink to="/settings" Icon={Settings}>
          Настройки
        </SidebarLink>
      </ul>
      <div className="grid gap-1 border-t pt-2">
        <span className="truncate font-medium">{me.username}</span>
        <span className="text-caption text-text-muted">{ROLE_NAMES[me.role]}</span>
        <Status tone={isUp ? 'go' : 'stop'} className="text-caption text-text-muted">
          {isUp ? 'На связи' : 'Нет связи'}
        </Status>
      </div>
    </nav>
  )
}

const LINE =
  'flex h-8 w-full items-center gap-2 rounded-control px-2 -outline-offset-2 hover:bg-surface-hover aria-[current=page]:bg-sign-quiet aria-[current=page]:font-medium aria-[current=page]:text-sign-text'

function SidebarSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-0.5">
      <h2 className="px-2 text-caption text-text-muted">{title}</h2>
      <ul className="grid gap-0.5">{children}</ul>
    </section>
  )
}

interface SidebarLinkProps {
  to: string
  Icon: LucideIcon
  count?: ReactNode
  children: string
}

function SidebarLink({ to, Icon, count, children }: SidebarLinkProps) {
  return (
    <li>
      <NavLink to={to} className={LINE}>
        <Icon aria-hidden="true" />
        <span className="flex-1">{children}</span>
        {count}
      </NavLink>
    </li>
  )
}
