import type { Photo as PhotoData } from '@trassa/contracts/entities/photo'
import { Photo } from '../../photo/photo.tsx'

/** Small photographs of a row, of which a phone shows the first. */
export default function ThumbList({ photos }: { photos: readonly PhotoData[] }) {
  return photos.map((photo) => (
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
  ))
}
