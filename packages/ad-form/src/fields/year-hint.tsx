import { useQuery } from '@tanstack/react-query'
import { dictionaryQuery } from '@trassa/api-client/dictionary-query'
import type { FieldDefinition } from '@trassa/catalog/engine/definition'
import { useWatch } from 'react-hook-form'
import { useAdForm } from '../context/ad-form-handle.ts'
import { useDefinition } from '../context/definition-context.ts'
import { useFormApi } from '../context/form-api.ts'

/** Years: a car of the next model year is made a year before, and the last ones are sold a year after. */
const TOLERANCE = 1

interface YearHintProps {
  year: number | null
  hint: string | undefined
}

/** The hint of the year of make; in a form with generations also the warning about a year that does not fit the chosen one. */
export function YearHint(props: YearHintProps) {
  const { fields } = useDefinition()
  const generation = fields.find(
    ({ kind }) => kind.type === 'dictionary' && kind.dictionary === 'carGenerations',
  )
  return generation ? <WarningOr {...props} generation={generation} /> : props.hint
}

function WarningOr({ year, hint, generation }: YearHintProps & { generation: FieldDefinition }) {
  const api = useFormApi()
  const { control } = useAdForm()
  const model = generation.kind.type === 'dictionary' ? generation.kind.dependsOn : undefined
  const id = useWatch({ control, name: `fields.${generation.key}` })
  const modelId = useWatch({ control, name: `fields.${model ?? ''}` })
  const { data } = useQuery({
    ...dictionaryQuery(
      api,
      { dictionary: 'carGenerations' },
      typeof modelId === 'string' ? modelId : null,
    ),
    enabled: typeof id === 'string' && typeof modelId === 'string',
  })
  const chosen = data?.find((row) => row.id === id)
  const warning = year !== null && chosen ? warningOf(year, chosen) : null
  return warning ? (
    <span role="status" className="text-marking-text">
      {warning}
    </span>
  ) : (
    hint
  )
}

interface Years {
  yearFrom?: number | null
  yearTo?: number | null
}

function warningOf(year: number, { yearFrom, yearTo }: Years): string | null {
  if (typeof yearFrom !== 'number') return null
  const last = yearTo ?? Number.POSITIVE_INFINITY
  if (year >= yearFrom - TOLERANCE && year <= last + TOLERANCE) return null
  const years = yearTo ? `в ${yearFrom}–${yearTo} годах` : `с ${yearFrom} года`
  return `Это поколение выпускали ${years}. Проверьте год и поколение.`
}
