import { type ReasonTemplate, templateFor } from '@trassa/catalog/moderation/reason-templates'
import { type ReasonKey, reasonKey } from '@trassa/contracts/enumerations/operator-settings'
import { REASON_FIELD_KEYS, REASON_FIELDS } from '@trassa/contracts/enumerations/reason-fields'
import { Cell, DataTable, HeaderCell, Row } from '@trassa/ui/display/data-table'
import { Status } from '@trassa/ui/display/status'

interface ReasonsTableProps {
  templates: readonly ReasonTemplate[]
  openedKey: string | null
  onOpen: (key: ReasonKey) => void
}

/** The reasons in the order in which moderators see them. */
export function ReasonsTable({ templates, openedKey, onOpen }: ReasonsTableProps) {
  return (
    <DataTable aria-label="Причины решений">
      <thead>
        <tr>
          <HeaderCell numeric className="w-10">
            №
          </HeaderCell>
          <HeaderCell className="w-60">Причина</HeaderCell>
          <HeaderCell className="w-36">Предлагается</HeaderCell>
          <HeaderCell>Текст для владельца</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {templates.map(({ label, isOffered, ...template }, index) => (
          <Row key={template.code} selected={reasonKey(template.code) === openedKey}>
            <Cell numeric className="text-text-muted">
              {index + 1}
            </Cell>
            <Cell>
              <button
                type="button"
                className="hover:underline"
                onClick={() => onOpen(reasonKey(template.code))}
              >
                {label}
              </button>
            </Cell>
            <Cell>
              <Status tone={isOffered ? 'go' : 'neutral'}>{isOffered ? 'Да' : 'Нет'}</Status>
            </Cell>
            <TextCell {...template} />
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}

/** The text for the usual field, and the fields that have one of their own. */
function TextCell(template: Pick<ReasonTemplate, 'code' | 'field' | 'text' | 'byField'>) {
  const text = templateFor(template, template.field)
  const own = REASON_FIELD_KEYS.filter((field) => template.byField[field] !== undefined)
  const names = own.map((field) => REASON_FIELDS[field].nominative).join(', ')
  return (
    <Cell className="w-full max-w-0! text-text-muted" title={text}>
      {text === '' ? 'Без шаблона' : text}
      {own.length > 0 && <span className="block truncate text-caption">Свой текст: {names}</span>}
    </Cell>
  )
}
