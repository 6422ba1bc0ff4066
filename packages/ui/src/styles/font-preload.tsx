/// <reference path="./font-files.d.ts" />
import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url'

/** In <head>: the Cyrillic subset starts to load before the stylesheet asks for it. */
export function FontPreload() {
  return <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={cyrillic} />
}
