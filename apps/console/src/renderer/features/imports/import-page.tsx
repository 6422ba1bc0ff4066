import { formatDateTime } from '@trassa/catalog/format/dates'
import type { StockImport } from '@trassa/contracts/entities/moderator/stock-import'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { failureText } from '../../lib/failure-text.ts'
import { LoadedPart } from '../../lib/loaded-part.tsx'
import { IMPORTS_PATH } from './import-paths.ts'
import { useStockImport } from './import-queries.ts'
import { ImportRows } from './import-rows.tsx'
import { CheckedStep, EndedStep, RunningStep, WaitingStep } from './import-steps.tsx'
import { IMPORT_STATES } from './import-words.ts'
import { MappingForm } from './mapping/mapping-form.tsx'
import { useImportCommands } from './use-import-commands.ts'

/** One import of a dealer's stock, read from the server whenever it is opened (domain §9). */
export function ImportPage() {
  const { id = '' } = useParams()
  // A lost line leaves what was read last; the bar above says that it is down.
  return (
    <LoadedPart query={useStockImport(id)} skeleton={IMPORT_SKELETON}>
      {(stock) => <ImportView key={stock.id} stock={stock} />}
    </LoadedPart>
  )
}

const IMPORT_SKELETON = (
  <SkeletonGroup className="grid gap-3 p-4">
    <Skeleton className="h-24" />
    <Skeleton className="h-60" />
  </SkeletonGroup>
)

function ImportView({ stock }: { stock: StockImport }) {
  const commands = useImportCommands(stock)
  const { state } = stock
  const [wantsMapping, setWantsMapping] = useState(state === 'read')
  const isMapping = wantsMapping && (state === 'read' || state === 'checked')
  return (
    <div className="flex h-full min-w-0 flex-col gap-3 overflow-y-auto p-4">
      <Heading stock={stock} />
      {commands.steeringError && (
        <p role="alert" className="text-stop-text">
          {failureText(commands.steeringError)}
        </p>
      )}
      {isMapping ? (
        <MappingForm
          stock={stock}
          isBusy={commands.isMapping}
          error={commands.mappingError}
          onCheck={(mapping) => commands.map(mapping, () => setWantsMapping(false))}
        />
      ) : (
        <>
          <section
            aria-label="Ход импорта"
            className="grid gap-2 rounded-card border bg-surface-raised p-3"
          >
            {(state === 'read' || state === 'checked') && (
              <CheckedStep
                stock={stock}
                commands={commands}
                onRemap={() => setWantsMapping(true)}
              />
            )}
            {(state === 'running' || state === 'paused') && (
              <RunningStep stock={stock} commands={commands} />
            )}
            {state === 'waiting' && <WaitingStep stock={stock} commands={commands} />}
            {(state === 'done' || state === 'cancelled') && <EndedStep stock={stock} />}
          </section>
          <ImportRows stock={stock} />
        </>
      )}
    </div>
  )
}

function Heading({ stock }: { stock: StockImport }) {
  const { fileName, ownerId, ownerName, moderatorName, createdAt, state } = stock
  return (
    <header className="grid gap-1">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="font-bold text-heading wrap-anywhere">{fileName}</h1>
        <span className="text-text-muted">{IMPORT_STATES[state].name}</span>
      </div>
      <p className="flex flex-wrap gap-x-3 text-caption text-text-muted">
        <span>
          {'Владелец: '}
          <Link to={`/users?id=${ownerId}`} className="underline">
            {ownerName}
          </Link>
        </span>
        <span>{`${moderatorName}, ${formatDateTime(createdAt, new Date())}`}</span>
        <Link to={IMPORTS_PATH} className="underline">
          Все импорты
        </Link>
      </p>
    </header>
  )
}
