import type { SavedView } from '@trassa/contracts/calls/moderator/views'
import { Button } from '@trassa/ui/actions/button'
import { IconButton } from '@trassa/ui/actions/icon-button'
import { Checkbox } from '@trassa/ui/choices/checkbox'
import { Badge } from '@trassa/ui/display/badge'
import { TextField } from '@trassa/ui/fields/text-field'
import { Popover } from '@trassa/ui/overlays/popover'
import { ArrowUp, Bookmark, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../../lib/failure-text.ts'
import { useHasRole } from '../../../shared/users/me-context.ts'
import { BarButton } from '../bar-button.tsx'
import type { TableLayoutAccess } from '../columns/use-table-layout.ts'
import { type AdsFilter, readFilter, writeFilter } from '../filter/ads-filter.ts'
import { useViews } from './use-views.ts'

interface ViewsMenuProps {
  filter: AdsFilter
  layout: TableLayoutAccess
  onFilter: (filter: AdsFilter) => void
}

/** What a view keeps of the table. */
const contentOf = ({ values, sort, direct }: AdsFilter, { layout }: TableLayoutAccess) => ({
  filter: Object.fromEntries(Object.entries(values).filter(([, text]) => text !== undefined)),
  sort,
  direct,
  columns: { hidden: layout.hidden, order: layout.order, widths: layout.widths },
})

const filterOf = ({ filter, sort, direct }: SavedView): AdsFilter =>
  readFilter(new URLSearchParams({ ...filter, sort, direct }))

/** Views of the table by name: filter, order and columns (domain §9). */
export function ViewsMenu({ filter, layout, onFilter }: ViewsMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const { views, error, isBusy, save, remove, move } = useViews()
  const isSenior = useHasRole('seniorModerator')
  const address = JSON.stringify(writeFilter(filter))
  const current = views.find((view) => JSON.stringify(writeFilter(filterOf(view))) === address)

  function show(view: SavedView) {
    layout.replace(view.columns)
    onFilter(filterOf(view))
    setOpen(false)
  }
  return (
    <Popover
      title="Виды"
      align="end"
      className="max-h-(--available-height) w-90 overflow-y-auto"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<BarButton icon={<Bookmark />} label={current?.name ?? 'Виды'} />}
    >
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {views.map((view, index) => {
          const mayChange = view.isOwn || isSenior
          return (
            <li key={view.id} className="flex items-center gap-1">
              <button
                type="button"
                aria-current={view === current}
                className="min-w-0 flex-1 truncate rounded-control px-2 py-1 text-left hover:bg-surface-hover aria-[current=true]:font-bold"
                title={view.name}
                onClick={() => show(view)}
              >
                {view.name}
              </button>
              {view.isShared && <Badge>Общий</Badge>}
              {view.isOwn && index > 0 && (
                <IconButton
                  size="small"
                  label={`${view.name}: выше`}
                  icon={<ArrowUp />}
                  onClick={() => move(view, -1)}
                />
              )}
              {mayChange && (
                <>
                  <IconButton
                    size="small"
                    label={`${view.name}: сохранить то, что показано`}
                    icon={<RefreshCw />}
                    disabled={isBusy}
                    onClick={() => save({ ...bodyOf(view), ...contentOf(filter, layout) })}
                  />
                  <IconButton
                    size="small"
                    label={`${view.name}: удалить`}
                    icon={<Trash2 />}
                    disabled={isBusy}
                    onClick={() => remove(view)}
                  />
                </>
              )}
            </li>
          )
        })}
      </ul>
      {error && (
        <p role="alert" className="text-caption text-stop-text">
          {failureText(error)}
        </p>
      )}
      <NewView
        isSenior={isSenior}
        isBusy={isBusy}
        onSave={(named, onSaved) => save({ ...named, ...contentOf(filter, layout) }, onSaved)}
      />
    </Popover>
  )
}

const bodyOf = ({ id, name, isShared, version }: SavedView) => ({ id, name, isShared, version })

interface NewViewProps {
  isSenior: boolean
  isBusy: boolean
  onSave: (
    named: { id: string; name: string; isShared: boolean; version: null },
    onSaved: () => void,
  ) => void
}

/** A name for what the table shows; a repeated attempt has the same id and makes no second view. */
function NewView({ isSenior, isBusy, onSave }: NewViewProps) {
  const [id, setId] = useState(() => crypto.randomUUID())
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  return (
    <form
      className="mt-2 grid gap-2 border-t pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!name.trim()) return
        onSave({ id, name, isShared, version: null }, () => {
          setId(crypto.randomUUID())
          setName('')
        })
      }}
    >
      <TextField
        label="Название нового вида"
        maxLength={60}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {isSenior && (
        <Checkbox checked={isShared} onCheckedChange={setShared}>
          Показать всем сотрудникам
        </Checkbox>
      )}
      <Button type="submit" size="small" disabled={!name.trim()} loading={isBusy}>
        Сохранить вид
      </Button>
    </form>
  )
}
