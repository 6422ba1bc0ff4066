import { countOf } from '@trassa/catalog/format/numbers'
import { subtypeOfAdType } from '@trassa/catalog/taxonomy/subtypes'
import type { SavedSearch } from '@trassa/contracts/entities/saved-search'
import {
  MAILING_FREQUENCIES,
  SAVED_SEARCH_NAME_MAX,
} from '@trassa/contracts/enumerations/saved-searches'
import { Button } from '@trassa/ui/actions/button'
import { IconButton } from '@trassa/ui/actions/icon-button'
import { Link as TextLink } from '@trassa/ui/actions/link'
import { Badge } from '@trassa/ui/display/badge'
import { Status } from '@trassa/ui/display/status'
import { Pause, Play, Settings2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { lazyPanel } from '../../../lib/hydration/lazy-panel.tsx'
import { AD_FORMS } from '../../../shared/ad-view/ad-labels.ts'
import { NativeSelect } from '../../../shared/native-select/native-select.tsx'
import { savedSearchHref } from '../../../shared/saved-searches/saved-search-href.ts'
import { FREQUENCY_NAMES, quietHoursText } from '../sending-texts.ts'
import { useChangeSavedSearch } from '../use-saved-searches.ts'

const SettingsDialog = lazyPanel(() => import('./settings-dialog.tsx'))

/** On a phone both stand side by side, without their icons. */
const ACTION = 'max-sm:flex-1 max-sm:px-2 max-sm:[&_svg]:hidden'

interface SearchRowProps {
  search: SavedSearch
  userId: string
  onRemove: (search: SavedSearch) => void
}

/** A saved search: what it looks for, how often it is sent, and what can be changed about it. */
export function SearchRow({ search, userId, onRemove }: SearchRowProps) {
  const { id, name, paused, frequency, total } = search
  const change = useChangeSavedSearch(userId, id)
  const [settings, setSettings] = useState<boolean>()
  const href = savedSearchHref(search)
  return (
    <article aria-label={name} className="grid gap-4">
      <div className="wrap-anywhere grid gap-1.5">
        <div className="flex items-start justify-between gap-2">
          <h3 className="font-bold">
            <TextLink quiet className="text-text!" render={<Link to={href} />}>
              {name}
            </TextLink>
          </h3>
          <IconButton
            label={`Удалить: ${name}`}
            title="Удалить"
            icon={<Trash2 />}
            className="-mt-2.5 -mr-2"
            onClick={() => onRemove(search)}
          />
        </div>
        <Filters search={search} />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-text-muted">
          <Status tone={paused ? 'neutral' : 'go'}>{paused ? 'На паузе' : 'Присылаем'}</Status>
          <TextLink render={<Link to={href} />}>
            {total === 0 ? 'Сейчас объявлений нет' : `Сейчас ${countOf(total, AD_FORMS)}`}
          </TextLink>
          <span>{quietHoursText(search)}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <div className="w-full sm:mr-auto sm:w-44">
          <NativeSelect
            label="Как часто присылать"
            labelHidden
            name={`frequency-${id}`}
            value={frequency}
            onValueChange={(value) => {
              const chosen = MAILING_FREQUENCIES.find((one) => one === value)
              if (chosen) change.mutate({ frequency: chosen })
            }}
          >
            {MAILING_FREQUENCIES.map((one) => (
              <option key={one} value={one}>
                {FREQUENCY_NAMES[one]}
              </option>
            ))}
          </NativeSelect>
        </div>
        <Button
          variant="secondary"
          className={ACTION}
          aria-label={`${paused ? 'Возобновить' : 'Приостановить'}: ${name}`}
          onClick={() => change.mutate({ paused: !paused })}
        >
          {paused ? <Play /> : <Pause />}
          {paused ? 'Возобновить' : 'Приостановить'}
        </Button>
        <Button
          variant="secondary"
          className={ACTION}
          aria-label={`Настроить: ${name}`}
          onClick={() => setSettings(true)}
        >
          <Settings2 />
          Настроить
        </Button>
      </div>
      {change.error && (
        <p role="alert" className="text-caption text-stop-text">
          Не сохранено. {change.error.message}
        </p>
      )}
      {settings !== undefined && (
        <SettingsDialog
          attempt={settings}
          onFailed={() => setSettings(undefined)}
          panel={{ search, userId, open: settings, onOpenChange: setSettings }}
        />
      )}
    </article>
  )
}

/** What the name does not say: one that the filters made says all of them, unless it was cut. */
function Filters({ search: { adType, isNamed, name, filters } }: { search: SavedSearch }) {
  if (!isNamed && name.length < SAVED_SEARCH_NAME_MAX) return null
  const typeName = subtypeOfAdType(adType)?.name
  return (
    <ul aria-label="Фильтры" className="flex flex-wrap gap-1.5">
      {[...(typeName ? [typeName] : []), ...filters].map((text) => (
        <li key={text}>
          <Badge>{text}</Badge>
        </li>
      ))}
    </ul>
  )
}
