import { rankOptions } from '@trassa/catalog/names/rank-options'
import { LANE_NAMES, QUEUE_LANES } from '@trassa/contracts/enumerations/moderation'
import { hasRole, type Role } from '@trassa/contracts/enumerations/users'
import type { Option } from '@trassa/ui/options/option'
import {
  ChartColumn,
  Eye,
  FileUp,
  Keyboard,
  Landmark,
  ListChecks,
  LogOut,
  type LucideIcon,
  Moon,
  PanelLeft,
  Settings,
  SlidersHorizontal,
  Sun,
  SunMoon,
  Table2,
  Tag,
  UserPlus,
  Users,
} from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useTableLink } from '../../shared/ads/last-filter.ts'
import { useSettings } from '../../shared/settings/settings-context.ts'
import { useMe } from '../../shared/users/me-context.ts'
import { LANE_ICONS } from '../sidebar/lane-icons.ts'
import { useSidebarWidth } from '../sidebar/use-sidebar-width.ts'
import type { Entry } from './entry.ts'
import { useLeave } from './use-leave.ts'

interface Command {
  label: string
  /** Other words for it, found by any of them or by some that follow each other. */
  keywords: string
  Icon: LucideIcon
  needs: Role
  run: () => void
}

/** Every page and every action that is not about one record, for the present role. */
export function useCommands(onHelp: () => void): (text: string) => Entry[] {
  const me = useMe()
  const navigate = useNavigate()
  const { change } = useSettings()
  const leave = useLeave()
  const { toggle } = useSidebarWidth()
  const tableLink = useTableLink()
  const page = (label: string, path: string, Icon: LucideIcon, needs: Role, keywords = '') => ({
    label,
    keywords: `Открыть ${keywords}`,
    Icon,
    needs,
    run: () => void navigate(path),
  })
  const theme = (label: string, value: 'light' | 'dark' | 'system', Icon: LucideIcon) => ({
    label,
    keywords: 'Тема оформление вид',
    Icon,
    needs: 'support' as const,
    run: () => change({ theme: value }),
  })
  const commands: Command[] = [
    ...QUEUE_LANES.map((lane) =>
      page(
        `Очередь: ${LANE_NAMES[lane]}`,
        `/queue/${lane}`,
        LANE_ICONS[lane],
        'moderator',
        'проверка',
      ),
    ),
    page('Объявления', tableLink, Table2, 'support', 'таблица'),
    page('Пакеты', '/batches', ListChecks, 'moderator', 'массовые изменения отменить'),
    page('Пользователи', '/users', Users, 'support', 'найти телефон'),
    page('Создать пользователя', '/users', UserPlus, 'moderator', 'новый завести'),
    page('Импорт', '/imports', FileUp, 'moderator', 'склад файл загрузить csv xlsx excel'),
    page('Цены', '/prices', Tag, 'support', 'прайс тарифы'),
    page('Выписка банка', '/statements', Landmark, 'seniorModerator', 'платежи'),
    page('Показатели', '/figures', ChartColumn, 'moderator', 'графики статистика отчёт'),
    page('Журнал просмотров', '/look-ups', Eye, 'seniorModerator', 'кто кого искал'),
    page('Настройки', '/settings', Settings, 'support', 'сервер'),
    page(
      'Настройки площадки',
      '/operator',
      SlidersHorizontal,
      'support',
      'причины шаблоны ссылки партнёры технические работы закрыть сайт',
    ),
    theme('Светлая тема', 'light', Sun),
    theme('Тёмная тема', 'dark', Moon),
    theme('Тема как в системе', 'system', SunMoon),
    {
      label: 'Свернуть или развернуть меню',
      keywords: 'Разделы боковая панель',
      Icon: PanelLeft,
      needs: 'support',
      run: toggle,
    },
    {
      label: 'Показать клавиши',
      keywords: 'Помощь горячие',
      Icon: Keyboard,
      needs: 'support',
      run: onHelp,
    },
    { label: 'Выйти', keywords: 'Выход сменить', Icon: LogOut, needs: 'support', run: leave },
  ]
  const allowed = commands.filter(({ needs }) => hasRole(me.role, needs))
  const options = allowed.map(
    ({ label, keywords }): Option<string> => ({
      value: label,
      label,
      names: [keywords],
    }),
  )
  const entries = new Map(allowed.map((command) => [command.label, entryOf(command)]))
  return (text) => rankOptions(options, text).flatMap(({ value }) => entries.get(value) ?? [])
}

const entryOf = ({ label, Icon, run }: Command): Entry => ({
  key: `command ${label}`,
  icon: <Icon />,
  title: label,
  isCommand: true,
  open: run,
})
