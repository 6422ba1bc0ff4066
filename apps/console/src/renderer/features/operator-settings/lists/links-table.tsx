import {
  type OperatorSetting,
  settingValue,
} from '@trassa/contracts/entities/moderator/operator-setting'
import { LINK_IDS, type LinkKey, linkKey } from '@trassa/contracts/enumerations/operator-settings'
import {
  OUTSIDE_LINK_NAMES,
  type OutsideLinkId,
  type OutsideLinks,
} from '@trassa/contracts/outside-links'
import { Cell, DataTable, HeaderCell, Row } from '@trassa/ui/display/data-table'
import { emptyLinkText, hasOwnPage } from '../setting-texts.ts'

interface LinksTableProps {
  settings: readonly OperatorSetting[]
  /** The server's own addresses. */
  outsideLinks: OutsideLinks
  openedKey: string | null
  onOpen: (key: LinkKey) => void
}

/** The links outside: where each leads and who says so. */
export function LinksTable({ settings, outsideLinks, openedKey, onOpen }: LinksTableProps) {
  return (
    <DataTable aria-label="Ссылки партнёров">
      <thead>
        <tr>
          <HeaderCell className="w-60">Ссылка</HeaderCell>
          <HeaderCell>Адрес</HeaderCell>
          <HeaderCell className="w-36">Откуда</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {LINK_IDS.map((id) => {
          const key = linkKey(id)
          const own = settingValue(settings, key)
          const address = own ?? outsideLinks[id] ?? ''
          return (
            <Row key={id} selected={key === openedKey}>
              <Cell>
                <button type="button" className="hover:underline" onClick={() => onOpen(key)}>
                  {OUTSIDE_LINK_NAMES[id]}
                </button>
              </Cell>
              <Cell className="w-full max-w-0!" title={address}>
                {address === '' ? (
                  <span className="text-text-muted">{emptyLinkText(id)}</span>
                ) : (
                  address
                )}
              </Cell>
              <Cell className="text-text-muted">{sourceOf(id, own, outsideLinks[id])}</Cell>
            </Row>
          )
        })}
      </tbody>
    </DataTable>
  )
}

function sourceOf(id: OutsideLinkId, own: string | null, ofServer: string | undefined): string {
  if (own !== null) return own === '' && !hasOwnPage(id) ? 'Скрыта здесь' : 'Задана здесь'
  return ofServer === undefined ? 'Не задана' : 'Настройка сервера'
}
