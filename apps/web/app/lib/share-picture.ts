import type { MetaDescriptor } from 'react-router-dom'

/** The picture of link previews of pages without one of their own, on the origin of `page`. */
export const sharePicture = (page: string): MetaDescriptor[] => [
  { property: 'og:image', content: new URL('/share-1200x630.png', page).href },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
]
