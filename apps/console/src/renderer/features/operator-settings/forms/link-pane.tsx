import {
  LINK_MAX,
  type OperatorSetting,
  type SettingVersion,
  settingValue,
} from '@trassa/contracts/entities/moderator/operator-setting'
import { linkKey } from '@trassa/contracts/enumerations/operator-settings'
import { OUTSIDE_LINK_NAMES, type OutsideLinkId } from '@trassa/contracts/outside-links'
import { TextField } from '@trassa/ui/fields/text-field'
import { z } from 'zod'
import { SaveButtons } from '../pane/save-buttons.tsx'
import { SettingPane } from '../pane/setting-pane.tsx'
import { settingDrafts, useSettingForm } from '../pane/use-setting-form.ts'
import { hasOwnPage, linkText } from '../setting-texts.ts'
import { SettingFields } from './setting-fields.tsx'

const EMPTY_HINTS = {
  own: 'Пусто – страница сайта',
  none: 'Пусто – ссылки на сайте не будет',
} as const

const drafts = settingDrafts(z.string())

interface LinkPaneProps {
  id: OutsideLinkId
  row: SettingVersion
  /** The server's own address, where its environment has one. */
  fallback: string | undefined
  onClose: () => void
}

/** The address of a link outside; what the server has itself is saved as no setting. */
export function LinkPane({ id, row, fallback = '', onClose }: LinkPaneProps) {
  const key = linkKey(id)
  const toSetting = (typed: string): OperatorSetting => {
    const address = typed.trim()
    return { key, value: address === fallback ? null : address }
  }
  const form = useSettingForm({
    row,
    drafts,
    toTyped: (setting) => settingValue([setting], key) ?? fallback,
    toSetting,
  })
  const { typed } = form
  const host = URL.parse(typed.trim())?.host
  return (
    <SettingPane
      title={OUTSIDE_LINK_NAMES[id]}
      row={row}
      form={form}
      describe={(setting) => linkText(id, settingValue([setting], key), fallback)}
      onClose={onClose}
    >
      <SettingFields
        label="Адрес ссылки"
        onSubmit={() => form.check() && form.save(toSetting(typed))}
      >
        <TextField
          label="Адрес"
          hint={
            host ? `Посетитель попадёт на ${host}` : EMPTY_HINTS[hasOwnPage(id) ? 'own' : 'none']
          }
          inputMode="url"
          maxLength={LINK_MAX}
          value={typed}
          error={form.mistakeAt('value')}
          onChange={(event) => form.change(event.target.value)}
        />
        {fallback !== '' && (
          <p className="text-text-muted">Адрес из настроек сервера: {fallback}</p>
        )}
        <SaveButtons form={form} />
      </SettingFields>
    </SettingPane>
  )
}
