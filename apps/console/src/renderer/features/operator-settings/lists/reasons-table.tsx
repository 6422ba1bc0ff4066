import type { ReasonTemplate } from '@trassa/catalog/moderation/reason-templates'
import { type ReasonKey, reasonKey } from '@trassa/contracts/enumerations/operator-settings'
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
        {templates.map(({ code, label, text, isOffered }, index) => (
          <Row key={code} selected={reasonKey(code) === openedKey}>
            <Cell numeric className="text-text-muted">
              {index + 1}
            </Cell>
            <Cell>
              <button
                type="button"
                className="hover:underline"
                onClick={() => onOpen(reasonKey(code))}
              >
                {label}
              </button>
            </Cell>
            <Cell>
              <Status tone={isOffered ? 'go' : 'neutral'}>{isOffered ? 'Да' : 'Нет'}</Status>
            </Cell>
            <Cell className="w-full max-w-0! text-text-muted" title={text}>
              {text === '' ? 'Без шаблона' : text}
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}
