import { useQuery } from '@tanstack/react-query'
import type { AdFormHandle } from '@trassa/ad-form/context/ad-form-handle'
import { useDictionaryNames } from '@trassa/ad-form/context/use-dictionary-names'
import type { SavedAd } from '@trassa/ad-form/saving/saved-ad'
import { citiesQuery } from '@trassa/api-client/queries'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { readAd } from '@trassa/contracts/calls/moderator/ads'
import { Button } from '@trassa/ui/actions/button'
import { useApi } from '../../../lib/api-context.ts'
import { failureText } from '../../../lib/failure-text.ts'
import { savedWithRevision } from '../saving/moderator-writer.ts'
import { changeRows } from './change-rows.ts'
import { ChangesTable } from './changes-table.tsx'
import { changesOf, mergeContent } from './merge-content.ts'

interface EditConflictProps {
  definition: FormDefinition
  form: AdFormHandle
  /** What the form's changes are made to. */
  base: SavedAd
  /** Shows `content` in the form, on top of the server's version. */
  onResolve: (fresh: SavedAd, content: SavedAd['content']) => void
}

/** The ad was changed meanwhile (`ad.stale`): what differs, field by field, and the choice between the versions. */
export function EditConflict({ definition, form, base, onResolve }: EditConflictProps) {
  const api = useApi()
  const fresh = useQuery({
    queryKey: ['ad', base.id, 'conflict', base.version],
    queryFn: () => api.ask(readAd, { params: { id: base.id } }),
    staleTime: 0,
    gcTime: 0,
  })
  const { data: cities = [] } = useQuery(citiesQuery(api))
  const content = form.getValues()
  const names = useDictionaryNames(definition, content.fields)
  if (fresh.error) {
    return (
      <>
        <p className="text-stop-text">{failureText(fresh.error)}</p>
        <Button size="small" variant="secondary" onClick={() => void fresh.refetch()}>
          Сравнить ещё раз
        </Button>
      </>
    )
  }
  if (!fresh.data) return <p className="text-text-muted">Сравниваем с новой версией.</p>

  const saved = savedWithRevision(fresh.data)
  const versions = { base: base.content, mine: content, theirs: saved.content }
  const theirNames = { ...fresh.data.names, ...fresh.data.proposed?.names }
  const sides = {
    mine: { content, names },
    theirs: { content: saved.content, names: theirNames },
  }
  const rows = changeRows(changesOf(definition, versions), sides, { definition, cities })
  return (
    <>
      <ChangesTable rows={rows} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          onClick={() =>
            onResolve(saved, mergeContent(definition, { ...versions, mine: form.getValues() }))
          }
        >
          Оставить моё
        </Button>
        <Button size="small" variant="secondary" onClick={() => onResolve(saved, saved.content)}>
          Взять новую версию
        </Button>
      </div>
    </>
  )
}
