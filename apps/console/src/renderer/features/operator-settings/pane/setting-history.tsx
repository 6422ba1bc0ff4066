import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '@trassa/catalog/format/dates'
import type {
  OperatorSetting,
  SettingVersion,
} from '@trassa/contracts/entities/moderator/operator-setting'
import type { SettingKey } from '@trassa/contracts/enumerations/operator-settings'
import { Button } from '@trassa/ui/actions/button'
import { useApi } from '../../../lib/api-context.ts'
import { LoadedPart } from '../../../lib/loaded-part.tsx'
import { useNow } from '../../../lib/use-now.ts'
import { Section } from '../../../shared/ad-view/section.tsx'
import { settingVersionsQuery } from '../../../shared/operator-settings/settings-queries.ts'
import { setByText } from './set-by-text.ts'

const MINUTE_MS = 60_000

interface SettingHistoryProps {
  settingKey: SettingKey
  describe: (setting: OperatorSetting) => string
  canRestore: (setting: OperatorSetting) => boolean
  /** Puts a former value into the form. */
  onRestore: (setting: OperatorSetting) => void
}

/** What a setting was: who set it when, from what to what. */
export function SettingHistory({
  settingKey,
  describe,
  canRestore,
  onRestore,
}: SettingHistoryProps) {
  const query = useQuery(settingVersionsQuery(useApi(), settingKey))
  return (
    <Section title="История">
      <LoadedPart query={query} skeletonRows={1}>
        {(versions) =>
          versions.length === 0 ? (
            <p className="text-text-muted">Настройку ещё не меняли.</p>
          ) : (
            <ol className="grid gap-3">
              {versions.map((version, index) => (
                <Version
                  key={version.version}
                  version={version}
                  before={describe(
                    versions[index + 1]?.setting ??
                      ({ key: settingKey, value: null } as OperatorSetting),
                  )}
                  after={describe(version.setting)}
                  onRestore={
                    index > 0 && canRestore(version.setting)
                      ? () => onRestore(version.setting)
                      : undefined
                  }
                />
              ))}
            </ol>
          )
        }
      </LoadedPart>
    </Section>
  )
}

interface VersionProps {
  version: SettingVersion
  before: string
  after: string
  onRestore: (() => void) | undefined
}

function Version({ version, before, after, onRestore }: VersionProps) {
  const now = useNow(MINUTE_MS)
  return (
    <li className="grid justify-items-start gap-0.5 border-t pt-2">
      <span className="text-caption text-text-muted">
        {setByText(version)}, {version.setAt && formatDateTime(version.setAt, now)}
      </span>
      <span className="whitespace-pre-line">{after}</span>
      <span className="whitespace-pre-line text-text-muted">Было: {before}</span>
      {onRestore && (
        <Button size="small" variant="quiet" className="-ml-3.5" onClick={onRestore}>
          Вернуть это значение
        </Button>
      )}
    </li>
  )
}
