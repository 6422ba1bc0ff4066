import { BUILT_IN_REASONS, type ReasonTemplate } from '@trassa/catalog/moderation/reason-templates'
import {
  type SettingVersion,
  settingValue,
  TEMPLATE_MAX,
} from '@trassa/contracts/entities/moderator/operator-setting'
import {
  FREE_REASON,
  REASON_PLACEHOLDERS,
  reasonKey,
} from '@trassa/contracts/enumerations/operator-settings'
import { Button } from '@trassa/ui/actions/button'
import { Checkbox } from '@trassa/ui/choices/checkbox'
import { TextArea } from '@trassa/ui/fields/text-area'
import { z } from 'zod'
import { SaveButtons } from '../pane/save-buttons.tsx'
import { SettingPane } from '../pane/setting-pane.tsx'
import { settingDrafts, useSettingForm } from '../pane/use-setting-form.ts'
import { reasonSettingText } from '../setting-texts.ts'
import { ReasonExample } from './reason-example.tsx'
import { SettingFields } from './setting-fields.tsx'

const drafts = settingDrafts(z.object({ text: z.string(), isOffered: z.boolean() }))

interface ReasonPaneProps {
  template: ReasonTemplate
  row: SettingVersion
  onClose: () => void
}

/** The text of a reason and whether it is offered; what the code has itself is saved as no setting. */
export function ReasonPane({ template, row, onClose }: ReasonPaneProps) {
  const { code, field, label } = template
  const key = reasonKey(code)
  const builtIn = BUILT_IN_REASONS.find((reason) => reason.code === code)?.text ?? ''
  const toSetting = ({ text, isOffered }: { text: string; isOffered: boolean }) => ({
    key,
    value: isOffered && text.trim() === builtIn ? null : { text: text.trim(), isOffered },
  })
  const form = useSettingForm({
    row,
    drafts,
    toTyped: (setting) => settingValue([setting], key) ?? { text: builtIn, isOffered: true },
    toSetting,
  })
  const { typed } = form
  const save = () => form.check() && form.save(toSetting(typed))
  return (
    <SettingPane
      title={label}
      row={row}
      form={form}
      describe={(setting) => reasonSettingText(settingValue([setting], key), builtIn)}
      onClose={onClose}
    >
      <SettingFields label="Шаблон причины" onSubmit={save}>
        <TextArea
          label="Текст для владельца"
          hint="То, что уже отправлено владельцам, не изменится"
          limit={TEMPLATE_MAX}
          value={typed.text}
          error={form.mistakeAt('text')}
          onChange={(event) => form.change({ ...typed, text: event.target.value })}
        />
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-caption text-text-muted">
          {Object.entries(REASON_PLACEHOLDERS).map(([name, meaning]) => (
            <div key={name} className="contents">
              <dt>{`{${name}}`}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <ReasonExample text={typed.text} field={field} />
        <Checkbox
          checked={typed.isOffered}
          disabled={code === FREE_REASON}
          onCheckedChange={(isOffered) => form.change({ ...typed, isOffered })}
        >
          Предлагать модераторам
        </Checkbox>
        {typed.text !== builtIn && (
          <Button
            size="small"
            variant="quiet"
            className="w-fit"
            onClick={() => form.change({ ...typed, text: builtIn })}
          >
            Взять исходный текст
          </Button>
        )}
        <SaveButtons form={form} />
      </SettingFields>
    </SettingPane>
  )
}
