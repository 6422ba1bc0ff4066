import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { Spinner } from '../display/spinner.tsx'
import { LABELS } from '../text/labels.ts'

interface ComboboxMessagesProps {
  loading: boolean | undefined
  emptyText: string | undefined
}

/** The message of a combobox instead of its list; a live region. */
export function ComboboxMessages({ loading, emptyText }: ComboboxMessagesProps) {
  const line = 'flex min-h-control items-center gap-2 px-4 text-text-muted'
  return (
    <>
      <BaseCombobox.Status>
        {loading && (
          <div className={line}>
            <Spinner label={null} /> {LABELS.loading}…
          </div>
        )}
      </BaseCombobox.Status>
      <BaseCombobox.Empty>
        {!loading && <div className={line}>{emptyText ?? LABELS.nothingFound}</div>}
      </BaseCombobox.Empty>
    </>
  )
}
