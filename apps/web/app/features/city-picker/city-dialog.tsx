import { useQuery } from '@tanstack/react-query'
import { citiesQuery, regionsQuery } from '@trassa/api-client/queries'
import { AppError } from '@trassa/contracts/app-error'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { Dialog } from '@trassa/ui/overlays/dialog'
import { useApi } from '../../shared/api/api-context.ts'
import { CitySearch } from './city-search.tsx'

interface CityDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The city picker (spec §2): the list arrives with the first opening. Of one height, so that nothing moves while one types. */
export default function CityDialog({ open, onOpenChange }: CityDialogProps) {
  return (
    <Dialog
      title="Выбор города"
      open={open}
      onOpenChange={onOpenChange}
      className="h-[calc(100dvh-48px)] desk:h-170 desk:max-w-180!"
    >
      <Cities onChosen={() => onOpenChange(false)} />
    </Dialog>
  )
}

function Cities({ onChosen }: { onChosen: () => void }) {
  const api = useApi()
  const { data, error, refetch, isFetching } = useQuery(citiesQuery(api))
  // Without the regions the cities can still be chosen.
  const regions = useQuery(regionsQuery(api)).data ?? []
  if (data) return <CitySearch cities={data} regions={regions} onChosen={onChosen} />
  if (error) {
    const reason = error instanceof AppError ? error.message : 'Список городов не пришёл.'
    return <FailureState reason={reason} onRetry={refetch} retrying={isFetching} />
  }
  return (
    <SkeletonGroup className="grid gap-2">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-11" />
      ))}
    </SkeletonGroup>
  )
}
