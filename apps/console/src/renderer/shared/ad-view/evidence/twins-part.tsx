import { useQuery } from '@tanstack/react-query'
import { formatDate } from '@trassa/catalog/format/dates'
import { priceLabel } from '@trassa/catalog/format/price-label'
import type { PhotoTwin, Twin } from '@trassa/contracts/entities/moderator/evidence'
import { PHOTO_WIDTHS } from '@trassa/contracts/photo-files'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { photoUrl } from '../../../../shared/app-url.ts'
import { useApi } from '../../../lib/api-context.ts'
import { LoadedPart } from '../../../lib/loaded-part.tsx'
import { adOfUserPath } from '../../ads/ad-paths.ts'
import { adStatusLabel } from '../../ads/ad-status.tsx'
import { PhotoZoom } from '../photos/photo-zoom.tsx'
import { twinsQuery } from './evidence-queries.ts'

/** Other ads with the same VIN or the same photographs; a pair of photographs is compared side by side. */
export function TwinsPart({ adId }: { adId: string }) {
  const query = useQuery(twinsQuery(useApi(), adId))
  const [compared, setCompared] = useState<PhotoTwin | null>(null)
  return (
    <LoadedPart query={query} skeletonRows={2}>
      {({ sameVin, samePhotos }) => (
        <div className="grid gap-2">
          {sameVin.length + samePhotos.length === 0 && (
            <p className="text-text-muted">Других таких объявлений нет</p>
          )}
          {sameVin.length > 0 && (
            <>
              <h4 className="text-caption text-text-muted">Тот же VIN: {sameVin.length}</h4>
              <ul className="grid gap-1.5">
                {sameVin.map((twin) => (
                  <li key={twin.id}>
                    <TwinLine twin={twin} />
                  </li>
                ))}
              </ul>
            </>
          )}
          {samePhotos.length > 0 && (
            <>
              <h4 className="text-caption text-text-muted">
                Те же фотографии: {samePhotos.length}
              </h4>
              <ul className="grid gap-1.5">
                {samePhotos.map((pair) => (
                  <li key={`${pair.photo.id} ${pair.twin.id}`} className="flex gap-2">
                    <button
                      type="button"
                      aria-label={`Сравнить с фотографией объявления № ${pair.twin.id}`}
                      onClick={() => setCompared(pair)}
                      className="flex h-12 shrink-0 gap-0.5 overflow-hidden rounded-mark"
                    >
                      {[pair.photo, pair.twinPhoto].map(({ id }) => (
                        <img
                          key={id}
                          src={photoUrl(id, PHOTO_WIDTHS[0])}
                          alt=""
                          className="h-12 w-16 object-cover"
                        />
                      ))}
                    </button>
                    <TwinLine twin={pair.twin} />
                  </li>
                ))}
              </ul>
            </>
          )}
          {compared && (
            <PhotoZoom
              title="Сравнение фотографий"
              pictures={[
                { photo: compared.photo, caption: 'Это объявление' },
                { photo: compared.twinPhoto, caption: `Объявление № ${compared.twin.id}` },
              ]}
              onClose={() => setCompared(null)}
            />
          )}
        </div>
      )}
    </LoadedPart>
  )
}

function TwinLine({ twin }: { twin: Twin }) {
  return (
    <div className="grid min-w-0">
      <Link
        to={adOfUserPath({ adId: twin.id, userId: twin.userId })}
        className="truncate text-sign-text underline-offset-2 hover:underline"
      >
        {twin.title || `№ ${twin.id}`}
      </Link>
      <span className="text-caption text-text-muted">
        {adStatusLabel(twin.stat)}, {priceLabel(twin.price)}, {twin.username},{' '}
        {formatDate(twin.createdAt, new Date())}
      </span>
    </div>
  )
}
