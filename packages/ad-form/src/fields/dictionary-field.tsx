import { useQuery } from '@tanstack/react-query'
import { dictionaryQuery } from '@trassa/api-client/dictionary-query'
import type { DictionaryKind } from '@trassa/catalog/engine/definition'
import { rankOptions } from '@trassa/catalog/names/rank-options'
import { Combobox } from '@trassa/ui/choices/combobox'
import { useWatch } from 'react-hook-form'
import { useAdForm } from '../context/ad-form-handle.ts'
import { useDefinition } from '../context/definition-context.ts'
import { useFormApi } from '../context/form-api.ts'
import { dependentValues } from './dependent-values.ts'
import { optionOf, optionsOf } from './dictionary-options.ts'
import { fieldLabels, type KindProps } from './field-labels.ts'
import { useFormValue } from './use-ad-field.ts'

/** A dictionary field; its rows belong to the value of its parent field. */
export function DictionaryField({ field, kind }: KindProps<DictionaryKind>) {
  const form = useAdForm()
  const definition = useDefinition()
  const { value, error, change } = useFormValue(field.key)
  const parent = useWatch({ control: form.control, name: `fields.${kind.dependsOn ?? ''}` })
  const parentId = typeof parent === 'string' ? parent : null
  const isWaiting = kind.dependsOn !== undefined && parentId === null
  const { data, isFetching, isError, refetch } = useQuery({
    ...dictionaryQuery(useFormApi(), kind, parentId),
    enabled: !isWaiting,
  })
  const rows = data ?? []
  const chosen = rows.find(({ id }) => id === value)
  const parentLabel = definition.fields.find(({ key }) => key === kind.dependsOn)?.label

  function choose(id: string | null) {
    change(id)
    const row = rows.find((one) => one.id === id)
    for (const [key, next] of dependentValues(definition, field, row)) {
      form.setValue(`fields.${key}`, next)
      form.clearErrors(`fields.${key}`)
    }
  }

  return (
    <Combobox
      {...fieldLabels(field)}
      error={error}
      disabled={isWaiting}
      placeholder={
        isWaiting && parentLabel
          ? `Сначала — «${parentLabel}»`
          : (field.placeholder ?? 'Начните вводить')
      }
      options={optionsOf(rows)}
      rank={rankOptions}
      value={chosen ? optionOf(chosen) : null}
      onValueChange={(option) => choose(option?.value ?? null)}
      loading={isFetching}
      emptyText={isError ? 'Список не загрузился' : undefined}
      {...(isError && { onSearch: () => void refetch() })}
    />
  )
}
