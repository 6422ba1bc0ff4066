import { formatNumber } from '@trassa/catalog/format/numbers'
import type { StockImport } from '@trassa/contracts/entities/moderator/stock-import'
import { Button } from '@trassa/ui/actions/button'
import { Progress } from '@trassa/ui/display/progress'
import { AlertDialog } from '@trassa/ui/overlays/alert-dialog'
import { useSeen } from '../../shared/decisions/use-seen.ts'
import { SaveButton } from '../../shared/documents/save-button.tsx'
import { ariaKeys } from '../../shared/keyboard/aria-keys.ts'
import { KEYS } from '../../shared/keyboard/key-bindings.ts'
import { useKeyBindings } from '../../shared/keyboard/use-key-bindings.ts'
import { useMe } from '../../shared/users/me-context.ts'
import { progressOf, resultText, willDo, willNot } from './import-words.ts'
import { PhotoFolderPart } from './photo-folder/photo-folder-part.tsx'
import { countPhotos } from './photo-folder/photo-folder-words.ts'
import type { ImportCommands } from './use-import-commands.ts'

interface StepProps {
  stock: StockImport
  commands: ImportCommands
}

/** After the check: what will happen, the mistakes for the dealer, and the start. */
export function CheckedStep({ stock, commands, onRemap }: StepProps & { onRemap: () => void }) {
  const me = useMe()
  const { create, change, wrong } = stock.counts
  const mayStart = create + change > 0 && stock.moderatorId === me.id
  const { isSeen, mark } = useSeen(`${stock.id} ${stock.state}`)
  // The second of two Ctrl+Enter, of which the first checked the file, does not start it unread.
  function start(pressed: { timeStamp: number }) {
    if (isSeen(pressed)) commands.steer('start')
  }
  useKeyBindings({ submit: mayStart && !commands.isSteering && start })
  return (
    <>
      <p className="text-title font-medium">{willDo(stock)}</p>
      <p className="text-text-muted">
        {willNot(stock)} Пока ничего не изменилось.
        {create > 0 &&
          ' Новые объявления станут черновиками: владелец получит ссылку и опубликует их сам.'}
      </p>
      {create > 0 && !hasPhotoColumn(stock) && (
        <p className="text-text-muted">
          В файле нет столбца с фотографиями: черновики останутся без них, пока их не добавят.
        </p>
      )}
      {wrong > 0 && <Mistakes stock={stock} />}
      <PhotoFolderPart stock={stock} />
      <div className="flex flex-wrap gap-2">
        {mayStart && (
          <Button
            {...mark}
            onClick={start}
            loading={commands.isSteering}
            aria-keyshortcuts={ariaKeys(KEYS.submit)}
            title={KEYS.submit.shown}
          >
            Загрузить
          </Button>
        )}
        <Button variant="secondary" onClick={onRemap}>
          Изменить столбцы
        </Button>
        <SteerButton
          variant="quiet"
          command="cancel"
          label="Отказаться"
          commands={commands}
          title="Отказаться от импорта?"
          description="Ничего не изменится. Чтобы вернуться к импорту, файл придётся загрузить снова."
          confirm="Отказаться от импорта"
          keep="Оставить"
        />
      </div>
    </>
  )
}

const hasPhotoColumn = ({ mapping }: StockImport): boolean =>
  mapping.columns.some(({ key }) => key === 'photos')

interface SteerButtonProps {
  variant: 'secondary' | 'quiet'
  command: 'cancel' | 'finish'
  label: string
  commands: ImportCommands
  title: string
  description: string
  confirm: string
  keep: string
}

/** Ends an import, or its waiting, which cannot be taken back: asks first. */
const SteerButton = ({ variant, command, label, commands, keep, ...texts }: SteerButtonProps) => (
  <AlertDialog
    {...texts}
    danger={command === 'cancel'}
    cancel={keep}
    onConfirm={() => commands.steer(command)}
    trigger={
      <Button variant={variant} disabled={commands.isSteering}>
        {label}
      </Button>
    }
  />
)

/** The rows that are to be mended, as a file. */
const Mistakes = ({ stock }: { stock: StockImport }) => (
  <SaveButton document={{ kind: 'stockMistakes', id: stock.id }} title="Сохранить CSV">
    Сохранить строки с ошибками, чтобы поставщик исправил файл
  </SaveButton>
)

export function RunningStep({ stock, commands }: StepProps) {
  const { done, all } = progressOf(stock)
  const isPaused = stock.state === 'paused'
  const { isSeen, mark } = useSeen(`${stock.id} ${stock.state}`)
  // The second click of two, of which the first paused the import, does not resume it.
  function pauseOrResume(pressed: { timeStamp: number }) {
    if (isSeen(pressed)) commands.steer(isPaused ? 'resume' : 'pause')
  }
  const shown = `${formatNumber(done)} из ${formatNumber(all)}`
  return (
    <>
      <Progress
        label={isPaused ? `Приостановлено: ${shown}` : `Загружаем: ${shown}`}
        value={(done / Math.max(1, all)) * 100}
      />
      <p className="text-text-muted">
        {stock.photoFiles > 0
          ? 'Можно уйти с этой страницы: объявления загружаются на сервере.'
          : 'Можно уйти с этой страницы и закрыть программу: загрузка идёт на сервере.'}
      </p>
      <div className="flex gap-2">
        <Button
          {...mark}
          variant={isPaused ? 'primary' : 'secondary'}
          loading={commands.isSteering}
          onClick={pauseOrResume}
        >
          {isPaused ? 'Продолжить' : 'Приостановить'}
        </Button>
        <SteerButton
          variant="secondary"
          command="cancel"
          label="Остановить совсем"
          commands={commands}
          title="Остановить импорт совсем?"
          description="Созданное и изменённое останется. Продолжить этот импорт будет нельзя, но файл можно загрузить снова: созданное узнаем по номеру, VIN или характеристикам."
          confirm="Остановить"
          keep="Не останавливать"
        />
      </div>
      <PhotoFolderPart stock={stock} />
    </>
  )
}

/** Every row has had its turn, and some lack photographs of the moderator's folder. */
export function WaitingStep({ stock, commands }: StepProps) {
  return (
    <>
      <p role="status" className="text-title font-medium">
        {`${resultText(stock)} Ждём фотографии.`}
      </p>
      <p className="text-text-muted">
        Владельцу напишем, когда импорт завершится. К импорту можно вернуться и позже: уже
        загруженное не повторится.
      </p>
      <PhotoFolderPart stock={stock} />
      <div className="flex">
        <SteerButton
          variant="secondary"
          command="finish"
          label="Завершить без фотографий"
          commands={commands}
          title="Завершить без фотографий?"
          description={`Не хватает: ${countPhotos(stock.photoFiles)}. Новые объявления получат только загруженные, у остальных останутся прежние.`}
          confirm="Завершить"
          keep="Подождать"
        />
      </div>
    </>
  )
}

export function EndedStep({ stock }: Pick<StepProps, 'stock'>) {
  const { counts, state } = stock
  const left = counts.create + counts.change
  return (
    <>
      <p role="status" className="text-title font-medium">
        {resultText(stock)}
      </p>
      {state === 'cancelled' && left > 0 && (
        <p className="text-text-muted">
          {`Остановлено раньше: до ${formatNumber(left)} не дошло. Загрузите файл снова: созданное узнаем по номеру, VIN или характеристикам.`}
        </p>
      )}
      {state === 'done' && counts.created > 0 && (
        <p className="text-text-muted">
          Черновики ждут владельца: он опубликует их сам. Ссылку на них отправляем в Telegram или
          SMS, если он не отключил такие уведомления.
        </p>
      )}
      {counts.wrong + counts.refused > 0 && <Mistakes stock={stock} />}
    </>
  )
}
