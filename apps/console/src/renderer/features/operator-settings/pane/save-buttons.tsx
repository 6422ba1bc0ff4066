import { Button } from '@trassa/ui/actions/button'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import { KEYS } from '../../../shared/keyboard/key-bindings.ts'
import type { SettingForm } from './use-setting-form.ts'

interface SaveButtonsProps<Typed> {
  form: SettingForm<Typed>
  /** The verb; «Сохранить» by default. */
  children?: string
}

/** Saves what was typed or takes it back; below a failure that belongs to no field. */
export function SaveButtons<Typed>({ form, children = 'Сохранить' }: SaveButtonsProps<Typed>) {
  return (
    <>
      {form.failure && (
        <p role="alert" className="text-stop-text">
          {form.failure}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Tooltip text={children} keys={KEYS.submit.shown}>
          <Button type="submit" loading={form.isSaving} disabled={form.isStale}>
            {children}
          </Button>
        </Tooltip>
        {form.isChanged && !form.isStale && (
          <Button variant="secondary" onClick={form.takeTheirs}>
            Не менять
          </Button>
        )}
      </div>
    </>
  )
}
