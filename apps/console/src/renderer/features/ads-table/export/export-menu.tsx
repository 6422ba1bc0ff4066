import { countOf, formatDecimal, formatNumber, withUnit } from '@trassa/catalog/format/numbers'
import { Button } from '@trassa/ui/actions/button'
import { IconButton } from '@trassa/ui/actions/icon-button'
import { Menu, MenuItem } from '@trassa/ui/overlays/menu'
import { Download, X } from 'lucide-react'
import { EXPORT_FORMATS, type ExportFormat } from '../../../../shared/ads-export.ts'
import { type ExportBody, useExport } from './use-export.ts'

const NAMES: Record<ExportFormat, string> = {
  xlsx: 'Книга Excel (XLSX)',
  csv: 'Таблица CSV',
}

interface ExportMenuProps {
  /** What the button says. */
  label: string
  /** An icon only, where the row has no room for words. */
  compact?: boolean
  /** How many ads the file will have. */
  count: number
  body: () => ExportBody
}

/** While a file is written: how much of it has come, and a way to stop. */
export function ExportProgress() {
  const { running, cancel } = useExport()
  if (!running) return null
  return (
    <span className="inline-flex items-center gap-1">
      <span role="status" className="text-caption">
        Выгружаем: {sizeText(running.bytes)}
      </span>
      <Button size="small" variant="quiet" onClick={cancel}>
        <X aria-hidden="true" />
        Остановить
      </Button>
    </span>
  )
}

/** Saves what the table shows as a file, one at a time. */
export function ExportMenu({ label, compact = false, count, body }: ExportMenuProps) {
  const { running, save } = useExport()
  const disabled = count === 0 || running !== null
  return (
    <Menu
      align="end"
      trigger={
        compact ? (
          <IconButton size="small" label={label} icon={<Download />} disabled={disabled} />
        ) : (
          <Button size="small" variant="quiet" disabled={disabled}>
            <Download aria-hidden="true" />
            {label}
          </Button>
        )
      }
    >
      {EXPORT_FORMATS.map((format) => (
        <MenuItem
          key={format}
          hint={
            <span className="text-caption text-text-muted">
              {countOf(count, ['строка', 'строки', 'строк'])}
            </span>
          }
          onClick={() => save(format, body())}
        >
          {NAMES[format]}
        </MenuItem>
      ))}
    </Menu>
  )
}

const sizeText = (bytes: number): string =>
  bytes < 100_000
    ? withUnit(formatNumber(Math.ceil(bytes / 1000)), 'КБ')
    : withUnit(formatDecimal(bytes / 1_000_000, 1), 'МБ')
