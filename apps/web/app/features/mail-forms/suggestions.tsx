import { useQuery } from '@tanstack/react-query'
import { dictionaryQuery } from '@trassa/api-client/dictionary-query'
import { type Control, useWatch } from 'react-hook-form'
import { useApi } from '../../shared/api/api-context.ts'
import type { Typed } from './form-text.ts'
import type { SuggestionSource } from './mail-form-fields.ts'

interface SuggestionsProps {
  id: string
  source: SuggestionSource
  control: Control<Typed>
}

/** Cars older than that are rarely offered; the field takes them. */
const FIRST_YEAR = 1980

const same = (typed: string | undefined) => {
  const text = typed?.trim().toLowerCase()
  return ({ name, nameRu }: { name: string; nameRu?: string }) =>
    name.toLowerCase() === text || nameRu?.toLowerCase() === text
}

/**
 * What a field of a form offers while one types: marks, models and years from the dictionaries, cities. Only an offer:
 * the letter takes a car that no dictionary has.
 */
export function Suggestions({ id, source, control }: SuggestionsProps) {
  const options = useSuggested(source, useWatch({ control }))
  return (
    <datalist id={id}>
      {options.map((option) => (
        <option key={option} value={option} />
      ))}
    </datalist>
  )
}

function useSuggested(source: SuggestionSource, typed: Partial<Typed>): readonly string[] {
  const isCar = source === 'marks' || source === 'models' || source === 'years'
  const marks = useRows('carMarks', null, isCar)
  const markId = marks.find(same(typed.mark))?.id ?? null
  const models = useRows('carModels', markId, source !== 'marks' && markId !== null)
  const modelId = models.find(same(typed.model))?.id ?? null
  const generations = useRows('carGenerations', modelId, source === 'years' && modelId !== null)
  const cities = useRows('cities', null, source === 'cities')
  if (typeof source !== 'string') return source
  const names = { marks, models, cities }
  return source === 'years'
    ? yearsOf(generations)
    : [...new Set(names[source].map(({ name }) => name))]
}

function useRows(
  dictionary: 'carMarks' | 'carModels' | 'carGenerations' | 'cities',
  parentId: string | null,
  enabled: boolean,
) {
  const { data } = useQuery({ ...dictionaryQuery(useApi(), { dictionary }, parentId), enabled })
  return data ?? []
}

/** The years in which a model was made, the latest first. */
function yearsOf(
  generations: readonly { yearFrom?: number | null; yearTo?: number | null }[],
): string[] {
  const now = new Date().getFullYear()
  const years = generations.flatMap(({ yearFrom, yearTo }) => {
    if (!yearFrom) return []
    const first = Math.max(yearFrom, FIRST_YEAR)
    const count = Math.max(0, (yearTo ?? now) - first + 1)
    return Array.from({ length: count }, (_, index) => first + index)
  })
  return [...new Set(years)].sort((a, b) => b - a).map(String)
}
