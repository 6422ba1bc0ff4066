import { type ReasonTemplate, textsOfSetting } from '@trassa/catalog/moderation/reason-templates'
import {
  type SettingVersion,
  settingValue,
} from '@trassa/contracts/entities/moderator/operator-setting'
import { FREE_REASON, reasonKey } from '@trassa/contracts/enumerations/operator-settings'
import { REASON_FIELD_KEYS } from '@trassa/contracts/enumerations/reason-fields'
import { Button } from '@trassa/ui/actions/button'
import { Checkbox } from '@trassa/ui/choices/checkbox'
import { useState } from 'react'
import { SaveButtons } from '../pane/save-buttons.tsx'
import { settingMistakes } from '../pane/setting-mistakes.ts'
import { SettingPane } from '../pane/setting-pane.tsx'
import { settingDrafts, useSettingForm } from '../pane/use-setting-form.ts'
import { reasonSettingText } from '../setting-texts.ts'
import { ReasonExample } from './reason-example.tsx'
import { ReasonTextFields } from './reason-text-fields.tsx'
import {
  builtInReason,
  isSameReason,
  mistakenPlace,
  OTHER_FIELDS,
  type TextPlace,
  toReasonSetting,
  typedReasonSchema,
} from './reason-texts.ts'
import { SettingFields } from './setting-fields.tsx'

const drafts = settingDrafts(typedReasonSchema)

interface ReasonPaneProps {
  template: ReasonTemplate
  row: SettingVersion
  onClose: () => void
}

/** The texts of a reason, one for each field that needs its own, and whether it is offered. */
export function ReasonPane({ template, row, onClose }: ReasonPaneProps) {
  const { code, field, label } = template
  const key = reasonKey(code)
  const builtIn = builtInReason(code)
  const form = useSettingForm({
    row,
    drafts,
    toTyped: (setting) => {
      const value = settingValue([setting], key)
      return value ? textsOfSetting(code, value) : builtIn
    },
    toSetting: (typed) => toReasonSetting(code, typed),
  })
  const { typed } = form
  // The text that is read most often: that of the usual field.
  const [place, setPlace] = useState<TextPlace>(
    () => REASON_FIELD_KEYS.find((each) => each === field && typed.byField[each]) ?? OTHER_FIELDS,
  )
  function save() {
    const setting = toReasonSetting(code, typed)
    if (form.check()) form.save(setting)
    else setPlace(mistakenPlace(settingMistakes(setting)) ?? place)
  }
  return (
    <SettingPane
      title={label}
      row={row}
      form={form}
      describe={(setting) => reasonSettingText(settingValue([setting], key) ?? builtIn)}
      onClose={onClose}
    >
      <SettingFields label="Шаблон причины" onSubmit={save}>
        <ReasonTextFields
          typed={typed}
          place={place}
          mistake={form.mistakeAt(place === OTHER_FIELDS ? 'text' : place)}
          onPlace={setPlace}
          onChange={form.change}
        />
        <ReasonExample code={code} typed={typed} usual={field} place={place} />
        <Checkbox
          checked={typed.isOffered}
          disabled={code === FREE_REASON}
          onCheckedChange={(isOffered) => form.change({ ...typed, isOffered })}
        >
          Предлагать модераторам
        </Checkbox>
        {!isSameReason({ ...typed, isOffered: true }, builtIn) && (
          <Button
            size="small"
            variant="quiet"
            className="w-fit"
            onClick={() => form.change({ ...builtIn, isOffered: typed.isOffered })}
          >
            Взять исходные тексты
          </Button>
        )}
        <SaveButtons form={form} />
      </SettingFields>
    </SettingPane>
  )
}
