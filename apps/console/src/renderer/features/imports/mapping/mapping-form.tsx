import { formatNumber } from '@trassa/catalog/format/numbers'
import { rankOptions } from '@trassa/catalog/names/rank-options'
import { SUBTYPES } from '@trassa/catalog/taxonomy/subtypes'
import type { StockImport, StockMapping } from '@trassa/contracts/entities/moderator/stock-import'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { Button } from '@trassa/ui/actions/button'
import { Combobox } from '@trassa/ui/choices/combobox'
import type { Option } from '@trassa/ui/options/option'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { ariaKeys } from '../../../shared/keyboard/aria-keys.ts'
import { KEYS } from '../../../shared/keyboard/key-bindings.ts'
import { useKeyBindings } from '../../../shared/keyboard/use-key-bindings.ts'
import { mistakeOf } from '../mistake-of.ts'
import { ColumnTable } from './column-table.tsx'
import { MappedValues } from './mapped-values.tsx'
import { mappingDrafts } from './mapping-drafts.ts'
import { UnknownValuesList } from './unknown-values.tsx'
import { cityId, useCities } from './use-cities.ts'

const TYPES: readonly Option<AdType>[] = SUBTYPES.filter(
  ({ hide, disabled }) => !hide && !disabled,
).map(({ adType, name, typeName }) => ({ value: adType, label: name, hint: typeName }))

interface MappingFormProps {
  stock: StockImport
  isBusy: boolean
  /** Of the last check. */
  error: unknown
  onCheck: (mapping: StockMapping) => void
}

/**
 * What the file's columns mean, and what its rows get that do not say it themselves; stored at each change until the
 * rows are checked.
 */
export function MappingForm({ stock, isBusy, error, onCheck }: MappingFormProps) {
  const [draft, setDraft] = useFormDraft(mappingDrafts, stock.id)
  const mapping = draft.mapping ?? stock.mapping
  const change = (part: Partial<StockMapping>) => setDraft({ mapping: { ...mapping, ...part } })
  const check = () => onCheck(mapping)
  useKeyBindings({ submit: !isBusy && check })
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <Combobox<AdType>
          label="Категория"
          hint="Для строк, где она не названа"
          className="w-72"
          options={TYPES}
          rank={rankOptions}
          value={TYPES.find(({ value }) => value === mapping.adType) ?? null}
          onValueChange={(option) => option && change({ adType: option.value })}
        />
        <CityField cityId={mapping.cityId} onChange={(cityId) => change({ cityId })} />
      </div>
      {stock.unknownValues.length > 0 && (
        <UnknownValuesList
          groups={stock.unknownValues}
          values={mapping.values}
          onChange={(values) => change({ values })}
        />
      )}
      <MappedValues
        groups={stock.unknownValues}
        values={mapping.values}
        onChange={(values) => change({ values })}
      />
      <ColumnTable
        columns={stock.columns}
        mapping={mapping}
        onChange={(columns) => change({ columns })}
      />
      <div className="sticky -bottom-4 z-10 -mx-4 -mb-4 flex flex-wrap items-center gap-3 border-t bg-surface px-4 py-3">
        <Button
          loading={isBusy}
          onClick={check}
          aria-keyshortcuts={ariaKeys(KEYS.submit)}
          title={KEYS.submit.shown}
        >
          {`Проверить строки: ${formatNumber(stock.total)}`}
        </Button>
        {error != null && (
          <p role="alert" className="text-stop-text">
            {mistakeOf(error)}
          </p>
        )}
      </div>
    </div>
  )
}

interface CityFieldProps {
  cityId: string | null
  onChange: (cityId: string | null) => void
}

function CityField({ cityId: chosen, onChange }: CityFieldProps) {
  const { options, isFetching } = useCities(cityId)
  return (
    <Combobox
      label="Город"
      hint="Для строк, где он не назван"
      placeholder="Начните вводить"
      className="w-72"
      options={options}
      rank={rankOptions}
      value={options.find(({ value }) => value === chosen) ?? null}
      onValueChange={(option) => onChange(option?.value ?? null)}
      loading={isFetching}
    />
  )
}
