import type { Photo as PhotoData } from '@trassa/contracts/entities/photo'
import { useStore } from '../../../lib/store.ts'
import { Photo } from '../../photo/photo.tsx'
import { viewStore } from '../view-store.ts'

/**
 * The next photographs of a row: three beside the first one, on a phone one below it. Made by the browser, and
 * for rows only: the page that everybody gets stays small; their place is reserved.
 */
export function RowThumbs({ photos }: { photos: readonly PhotoData[] }) {
  const isRows = useStore(viewStore, 'cards') === 'rows'
  return (
    <div className="hidden min-h-0 gap-0.5 overflow-hidden in-data-[view=rows]:grid in-data-[view=rows]:desk:grid-rows-3">
      {isRows &&
        photos.slice(1, 4).map((photo) => (
          <div
            key={photo.id}
            style={{ backgroundColor: photo.color }}
            className="relative min-h-0 max-desk:not-first:hidden"
          >
            <Photo
              photo={photo}
              alt=""
              sizes="(min-width: 930px) 64px, 34vw"
              className="absolute inset-0 h-full w-full object-cover"
            />
          </div>
        ))}
    </div>
  )
}
