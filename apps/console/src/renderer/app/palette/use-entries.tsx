import { formatPhone, normalizePhone } from '@trassa/contracts/phone'
import { Table2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SearchAnswer } from '../../shared/search/search-query.ts'
import { useHasRole } from '../../shared/users/me-context.ts'
import type { Beside } from '../beside-pane.tsx'
import type { Entry, EntryGroup } from './entry.ts'
import { foundGroups } from './found-entries.tsx'
import { useCommands } from './use-commands.tsx'

/** Records that are listed while nothing is typed. */
const RECENT = 6

interface UseEntries {
  /** Lists that the text may be the beginning of. */
  lists: readonly Entry[]
  onHelp: () => void
  openBeside: (beside: Beside) => void
}

/** What the palette lists for a text: records, what can be done with the text, commands. */
export function useEntries({ lists, onHelp, openBeside }: UseEntries) {
  const navigate = useNavigate()
  const mayCreate = useHasRole('moderator')
  const commandsFor = useCommands(onHelp)
  const [recent, setRecent] = useState<readonly Entry[]>([])

  function withText(text: string, answer: SearchAnswer | undefined): Entry[] {
    const phone = normalizePhone(text)
    const isNew = mayCreate && phone && answer && answer.users.length === 0
    const creation: Entry = {
      key: 'create user',
      icon: <UserPlus />,
      title: `Создать пользователя с номером ${formatPhone(phone ?? '')}`,
      open: () => void navigate(`/users?phone=${encodeURIComponent(phone ?? '')}`),
    }
    const table: Entry = {
      key: 'find in table',
      icon: <Table2 />,
      title: `Искать «${text}» в таблице объявлений`,
      open: () => void navigate(`/ads?q=${encodeURIComponent(text)}`),
    }
    return isNew ? [creation, table] : [table]
  }

  function groupsFor(text: string, answer: SearchAnswer | undefined): EntryGroup[] {
    const commands = { title: 'Команды', items: commandsFor(text) }
    if (text === '') return [{ title: 'Недавнее', items: recent }, commands].filter(hasItems)
    const found = answer ? foundGroups(text, answer, { navigate, openBeside }) : []
    const actions = withText(text, answer)
    // A command that was meant comes before the search in the table, a user to be created before everything.
    const isCreation = actions.length > 1
    const rest = [
      commands,
      { title: 'Таблица объявлений', items: lists },
      { title: 'Действия', items: actions },
    ]
    return [...found, ...(isCreation ? rest.toReversed() : rest)].filter(hasItems)
  }

  return {
    groupsFor,
    remember: (entry: Entry) =>
      entry.isRecord &&
      setRecent((before) =>
        [entry, ...before.filter(({ key }) => key !== entry.key)].slice(0, RECENT),
      ),
  }
}

const hasItems = ({ items }: EntryGroup): boolean => items.length > 0
