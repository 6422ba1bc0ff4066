import { formatNumber } from '@trassa/catalog/format/numbers'
import type { StockImport } from '@trassa/contracts/entities/moderator/stock-import'
import { PHOTO_TAKING_STATES } from '@trassa/contracts/enumerations/stock-imports'
import { Button } from '@trassa/ui/actions/button'
import { Progress } from '@trassa/ui/display/progress'
import type { FolderFailure, PhotoFolder } from '../../../../shared/photo-folder.ts'
import {
  FILE_FAULT_TEXTS,
  folderFailureText,
  folderText,
  lackingText,
} from './photo-folder-words.ts'
import { isSendingPhotos, usePhotoFolder } from './use-photo-folder.ts'

/** Photographs that the stock names as files: the folder that they lie in, what it lacks, and their way to the server. */
export function PhotoFolderPart({ stock }: { stock: StockImport }) {
  const { folder, choose, isChoosing, chosen, send, stop } = usePhotoFolder(stock.id)
  if (stock.photoFiles === 0) return null
  const isSending = isSendingPhotos(folder)
  const states: readonly string[] = PHOTO_TAKING_STATES
  const maySend = folder !== null && !isSending && states.includes(stock.state)
  return (
    <section aria-label="Фотографии из папки" className="grid gap-2 border-t pt-2">
      <p>
        {lackingText(stock.photoFiles)}
        {folder === null && ' Выберите папку, в которой они лежат.'}
      </p>
      {folder &&
        (isSending ? (
          <Sending folder={folder} left={stock.photoFiles} />
        ) : (
          <Still folder={folder} />
        ))}
      {folder && <Faults folder={folder} />}
      {chosen?.outcome === 'failed' && <Failure failure={chosen.failure} />}
      <div className="flex flex-wrap gap-2">
        {maySend && <Button onClick={send}>Загрузить фотографии</Button>}
        {isSending ? (
          <Button variant="secondary" onClick={stop}>
            Остановить загрузку фотографий
          </Button>
        ) : (
          <Button variant="secondary" loading={isChoosing} onClick={choose}>
            {folder ? 'Выбрать папку снова' : 'Выбрать папку'}
          </Button>
        )}
      </div>
    </section>
  )
}

/** A folder of which nothing is sent now. */
const Still = ({ folder }: { folder: PhotoFolder }) => (
  <>
    <p role="status">{folderText(folder)}</p>
    {folder.failure && <Failure failure={folder.failure} />}
  </>
)

const Failure = ({ failure }: { failure: FolderFailure }) => (
  <p role="alert" className="text-stop-text">
    {folderFailureText(failure)}
  </p>
)

function Sending({ folder, left }: { folder: PhotoFolder; left: number }) {
  const { sent, state } = folder
  const all = sent + left
  return (
    <>
      <Progress
        label={`Загружаем фотографии: ${formatNumber(sent)} из ${formatNumber(all)}`}
        value={(sent / Math.max(1, all)) * 100}
      />
      <p className="text-text-muted">
        {state === 'delayed'
          ? 'Сервер сейчас не принимает фотографии: повторим сами.'
          : 'Можно уйти с этой страницы, но не закрывайте программу: фотографии идут с этого компьютера.'}
      </p>
    </>
  )
}

/** Files that are not sent, by their rows. */
function Faults({ folder: { faults, faultsTotal } }: { folder: PhotoFolder }) {
  if (faultsTotal === 0) return null
  const more = faultsTotal - faults.length
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls by the keyboard
    <ul aria-label="Файлы с ошибками" className="max-h-40 overflow-y-auto" tabIndex={0}>
      {faults.map(({ row, name, fault }) => (
        <li key={`${row} ${name}`} className="wrap-anywhere">
          <span className="text-text-muted">{`Строка ${row}: `}</span>
          {`${name} – ${FILE_FAULT_TEXTS[fault]}`}
        </li>
      ))}
      {more > 0 && <li className="text-text-muted">{`И ещё ${formatNumber(more)}`}</li>}
    </ul>
  )
}
