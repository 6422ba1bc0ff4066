import { useQuery } from '@tanstack/react-query'
import { MAIN_TYPES } from '@trassa/catalog/taxonomy/main-types'
import { subtypesOf } from '@trassa/catalog/taxonomy/subtypes'
import { feedLayout } from '@trassa/contracts/calls/feeds'
import type { FeedColumn } from '@trassa/contracts/entities/feed'
import { AD_TYPES, type AdType } from '@trassa/contracts/enumerations/ads'
import { Badge } from '@trassa/ui/display/badge'
import { Spinner } from '@trassa/ui/display/spinner'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { useState } from 'react'
import { useApi } from '../../../shared/api/api-context.ts'
import { NativeSelect } from '../../../shared/native-select/native-select.tsx'
import { FEEDS_KEY } from '../use-feeds.ts'

/** The columns of an ad type with what stands in them. */
export default function Columns() {
  const api = useApi()
  const [adType, setAdType] = useState<AdType>('auto')
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...FEEDS_KEY, 'layout', adType],
    queryFn: ({ signal }) => api.ask(feedLayout, { params: { adType } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <div className="grid gap-4">
      <div className="w-full sm:w-80">
        <NativeSelect
          label="Тип объявления"
          name="adType"
          value={adType}
          onValueChange={(value) => {
            const chosen = AD_TYPES.find((one) => one === value)
            if (chosen) setAdType(chosen)
          }}
        >
          {MAIN_TYPES.map(({ id, name }) => (
            <optgroup key={id} label={name}>
              {subtypesOf(id).map((subtype) => (
                <option key={subtype.adType} value={subtype.adType}>
                  {subtype.name}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
      </div>
      {data ? (
        <dl className="divide-y border-y">
          {data.columns.map((column) => (
            <ColumnRow key={column.label} column={column} />
          ))}
        </dl>
      ) : error ? (
        <FailureState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Spinner />
      )}
    </div>
  )
}

const ColumnRow = ({ column }: { column: FeedColumn }) => (
  <div className="grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[14rem_1fr]">
    <dt className="flex flex-wrap items-center gap-x-2 font-medium">
      {column.label}
      {column.isRequired && <Badge>обязательно</Badge>}
    </dt>
    <dd className="wrap-anywhere text-text-muted">
      {column.hint} {column.values.join(', ')}
    </dd>
  </div>
)
