import { useQueryClient } from '@tanstack/react-query'
import { Kbd } from '@trassa/ui/display/kbd'
import { Palette } from '@trassa/ui/overlays/palette'
import { type ClipboardEvent, useRef, useState } from 'react'
import { useApi } from '../../lib/api-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useDecisionBlock } from '../../shared/keyboard/decision-block.ts'
import { KEYS } from '../../shared/keyboard/key-bindings.ts'
import { searchQuery } from '../../shared/search/search-query.ts'
import type { Beside } from '../beside-pane.tsx'
import type { Entry } from './entry.ts'
import { useEntries } from './use-entries.tsx'
import { useSearch } from './use-search.ts'
import { useSuggestedLists } from './use-suggested-lists.tsx'

/** How long Enter waits for an answer where a command is marked, in milliseconds. */
const COMMAND_WAIT_MS = 700

interface ConsolePaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onHelp: () => void
  openBeside: (beside: Beside) => void
}

/** Ctrl-K: any record and any command (domain §9). What was opened lately is kept in memory only: it names people. */
export function ConsolePalette({ open, onOpenChange, onHelp, openBeside }: ConsolePaletteProps) {
  const [api, client] = [useApi(), useQueryClient()]
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  /** Whether Enter was pressed before the answer and waits for it. */
  const [isWaiting, setWaiting] = useState(false)
  /** The text in the field now: an answer that arrives for another one opens nothing. */
  const current = useRef('')
  const text = typed.trim()
  const { answer, error, isLoading } = useSearch(open ? text : '')
  const lists = useSuggestedLists(open ? text : '')
  const { groupsFor, remember } = useEntries({ lists, onHelp, openBeside })
  useDecisionBlock(open)

  const groups = groupsFor(text, answer)
  const entries = groups.flatMap(({ items }) => items)
  const active = entries.find(({ key }) => key === chosen) ?? entries[0]

  function change(next: string): void {
    current.current = next.trim()
    setTyped(next)
    setChosen(null)
    setWaiting(false)
  }

  function close(): void {
    change('')
    onOpenChange(false)
  }

  function choose(entry: Entry | undefined, beside: boolean): void {
    if (!entry) return
    close()
    remember(entry)
    entry.open(beside)
  }

  /** Waits for what `wanted` finds; `null` where the text has changed meanwhile or nothing was answered. */
  async function found(wanted: string) {
    const next = await client.fetchQuery(searchQuery(api, wanted)).catch(() => null)
    return next && current.current === wanted ? next : null
  }

  /**
   * Enter before the answer opens what comes first where no second hit makes a choice necessary. It waits, because
   * records come before commands, but not long where a command is marked, which needs no server.
   */
  async function enter(beside: boolean): Promise<void> {
    if (!isLoading || chosen !== null) return choose(active, beside)
    setWaiting(true)
    const late = active?.isCommand ? [lateAfter(COMMAND_WAIT_MS)] : []
    const next = await Promise.race([found(text), ...late])
    if (current.current !== text) return
    if (next === 'late' || (!next && active?.isCommand)) return choose(active, beside)
    if (!next) return
    const { users, ads, orders } = next
    const isClear = users.length + ads.length + orders.length <= 1
    if (isClear) choose(groupsFor(text, next)[0]?.items[0], beside)
  }

  /** A whole identifier from the clipboard opens the one record that it names. */
  async function paste(event: ClipboardEvent<HTMLInputElement>): Promise<void> {
    const pasted = event.clipboardData.getData('text').trim().replace(/\s+/g, ' ')
    if (pasted === '' || text !== '') return
    event.preventDefault()
    change(pasted)
    const next = await found(pasted)
    if (!next?.exact) return
    const hits = groupsFor(pasted, next).flatMap(({ items }) => items.filter(isRecord))
    if (hits.length === 1) choose(hits[0], false)
  }

  return (
    <Palette
      label={KEYS.jump.does}
      placeholder="Телефон, имя, VIN, № или команда"
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      text={typed}
      onTextChange={change}
      onPaste={(event) => void paste(event)}
      groups={groups}
      active={active?.key ?? null}
      onActiveChange={setChosen}
      onEnter={(beside) => void enter(beside)}
      onPick={(key, beside) =>
        choose(
          entries.find((entry) => entry.key === key),
          beside,
        )
      }
      loading={isLoading}
      status={statusOf({ text, answer, error, isWaiting: isWaiting && isLoading })}
      footer={<PaletteKeys />}
    />
  )
}

const lateAfter = (ms: number) =>
  new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), ms))

const WAITING = 'Ждём ответа сервера. Если найдётся одна запись, она откроется сама.'

const isRecord = ({ isRecord }: Entry): boolean => isRecord === true

/** One sentence about the search; `null` where the list says everything. */
function statusOf(shown: {
  text: string
  answer: ReturnType<typeof useSearch>['answer']
  error: unknown
  isWaiting: boolean
}): string | null {
  const { text, answer, error, isWaiting } = shown
  if (text === '') return null
  if (error) return `${failureText(error)} Команды работают и без неё.`
  if (isWaiting) return WAITING
  if (!answer) return null
  if (answer.users.length + answer.ads.length + answer.orders.length === 0)
    return 'Записей не нашлось. Для поиска по словам нужно не меньше трёх букв.'
  return answer.by === text ? null : `Показано по запросу «${answer.by}»`
}

function PaletteKeys() {
  return (
    <>
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> выбрать
      </span>
      <span>
        <Kbd>Enter</Kbd> открыть
      </span>
      <span>
        <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> открыть рядом
      </span>
      <span>
        <Kbd>Esc</Kbd> закрыть
      </span>
    </>
  )
}
