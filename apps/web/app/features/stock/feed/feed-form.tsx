import { useQuery } from '@tanstack/react-query'
import { citiesQuery } from '@trassa/api-client/queries'
import { regionText } from '@trassa/catalog/format/region-text'
import { rankOptions } from '@trassa/catalog/names/rank-options'
import { AppError } from '@trassa/contracts/app-error'
import type { ListedCity } from '@trassa/contracts/entities/city'
import type { Feed } from '@trassa/contracts/entities/feed'
import {
  FEED_SCHEDULES,
  FEED_URL_MAX,
  type FeedSchedule,
} from '@trassa/contracts/enumerations/feeds'
import { Button } from '@trassa/ui/actions/button'
import { Combobox } from '@trassa/ui/choices/combobox'
import { useToast } from '@trassa/ui/feedback/toast'
import { TextField } from '@trassa/ui/fields/text-field'
import { type FormEvent, useState } from 'react'
import { useApi } from '../../../shared/api/api-context.ts'
import { NativeSelect } from '../../../shared/native-select/native-select.tsx'
import { useFeedChanges } from '../use-feeds.ts'

interface FeedFormProps {
  /** The feed that is changed; without one a new one is added and checked. */
  feed?: Feed
  onDone: () => void
  onCancel: (() => void) | undefined
}

const SCHEDULES = Object.keys(FEED_SCHEDULES) as FeedSchedule[]

/** Where a stock is loaded from, how often, and the city of ads that name none. */
export function FeedForm({ feed, onDone, onCancel }: FeedFormProps) {
  const { create, change } = useFeedChanges()
  const { data: cities = [], isFetching } = useQuery(citiesQuery(useApi()))
  const [url, setUrl] = useState(feed?.url ?? '')
  const [schedule, setSchedule] = useState(feed?.schedule ?? 'daily')
  const [cityId, setCityId] = useState(feed?.cityId ?? null)
  const [mistake, setMistake] = useState<string>()
  const [cityMistake, setCityMistake] = useState<string>()
  const toast = useToast()
  const city = cities.find(({ id }) => id === cityId)
  const isPending = create.isPending || change.isPending

  /** What is wrong with a field stands at it, everything else in a message of its own. */
  function tell(error: Error) {
    const [issue] = error instanceof AppError ? error.issues : []
    const field = issue?.loc.at(-1)
    setMistake(field === 'url' ? issue?.msg : undefined)
    setCityMistake(field === 'cityId' ? issue?.msg : undefined)
    if (field !== 'url' && field !== 'cityId') {
      toast(issue?.msg ?? error.message, { tone: 'failure' })
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const input = { url: url.trim(), schedule, cityId }
    const after = { onSuccess: onDone, onError: tell }
    if (feed) change.mutate({ id: feed.id, ...input }, after)
    else create.mutate(input, after)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="Адрес файла"
        hint="Постоянный адрес, по которому лежит свежий файл CSV или YML"
        error={mistake}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={FEED_URL_MAX}
        placeholder="https://example.ru/stock.csv"
        value={url}
        onChange={(event) => {
          setUrl(event.target.value)
          setMistake(undefined)
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NativeSelect
          label="Как часто загружать"
          name="schedule"
          value={schedule}
          onValueChange={(value) => {
            const chosen = SCHEDULES.find((one) => one === value)
            if (chosen) setSchedule(chosen)
          }}
        >
          {SCHEDULES.map((one) => (
            <option key={one} value={one}>
              {FEED_SCHEDULES[one].label}
            </option>
          ))}
        </NativeSelect>
        <Combobox
          label="Город объявлений"
          hint="Если в файле нет столбца «Город»"
          placeholder="Начните вводить"
          options={cities.map(optionOf)}
          rank={rankOptions}
          value={city ? optionOf(city) : null}
          error={cityMistake}
          onValueChange={(option) => {
            setCityId(option?.value ?? null)
            setCityMistake(undefined)
          }}
          loading={isFetching}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isPending}>
          {feed ? 'Сохранить' : 'Проверить файл'}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Отмена
          </Button>
        )}
      </div>
    </form>
  )
}

const optionOf = (city: ListedCity) => ({
  value: city.id,
  label: city.name,
  hint: regionText(city),
  names: city.also,
})
