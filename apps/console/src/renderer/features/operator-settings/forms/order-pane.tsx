import { BUILT_IN_REASONS, reasonTemplatesOf } from '@trassa/catalog/moderation/reason-templates'
import {
  type OperatorSetting,
  type SettingVersion,
  settingValue,
} from '@trassa/contracts/entities/moderator/operator-setting'
import { REASON_CODES } from '@trassa/contracts/enumerations/operator-settings'
import { IconButton } from '@trassa/ui/actions/icon-button'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { z } from 'zod'
import { SaveButtons } from '../pane/save-buttons.tsx'
import { SettingPane } from '../pane/setting-pane.tsx'
import { settingDrafts, useSettingForm } from '../pane/use-setting-form.ts'
import { orderText } from '../setting-texts.ts'
import { SettingFields } from './setting-fields.tsx'

type Order = typeof REASON_CODES

const drafts = settingDrafts<Order>(z.array(z.enum(REASON_CODES)))
const LABELS = new Map(BUILT_IN_REASONS.map(({ code, label }) => [code, label]))

const toSetting = (order: Order): OperatorSetting => ({
  key: 'reasonOrder',
  value: order.join() === REASON_CODES.join() ? null : order,
})

/** The list with the value at `index` moved by one place. */
function moved(order: Order, index: number, by: 1 | -1): Order {
  const next = [...order]
  const [code] = next.splice(index, 1)
  if (code) next.splice(index + by, 0, code)
  return next
}

interface OrderPaneProps {
  row: SettingVersion
  onClose: () => void
}

/** In which order reasons are offered; the first nine answer to the digits. */
export function OrderPane({ row, onClose }: OrderPaneProps) {
  const form = useSettingForm({
    row,
    drafts,
    toTyped: (setting) => reasonTemplatesOf([setting]).map(({ code }) => code),
    toSetting,
  })
  const { typed } = form
  return (
    <SettingPane
      title="Порядок причин"
      row={row}
      form={form}
      describe={(setting) => orderText(settingValue([setting], 'reasonOrder'))}
      onClose={onClose}
    >
      <SettingFields
        label="Порядок причин"
        onSubmit={() => form.check() && form.save(toSetting(typed))}
      >
        <ol className="grid gap-1">
          {typed.map((code, index) => (
            <li key={code} className="flex items-center gap-2">
              <span className="tabular w-6 text-right text-text-muted">{index + 1}</span>
              <span className="min-w-0 flex-1">{LABELS.get(code)}</span>
              <IconButton
                size="small"
                label={`Поднять: ${LABELS.get(code)}`}
                icon={<ArrowUp />}
                disabled={index === 0}
                onClick={() => form.change(moved(typed, index, -1))}
              />
              <IconButton
                size="small"
                label={`Опустить: ${LABELS.get(code)}`}
                icon={<ArrowDown />}
                disabled={index === typed.length - 1}
                onClick={() => form.change(moved(typed, index, 1))}
              />
            </li>
          ))}
        </ol>
        <SaveButtons form={form} />
      </SettingFields>
    </SettingPane>
  )
}
