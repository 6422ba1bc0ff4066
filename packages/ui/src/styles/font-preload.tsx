/// <reference path="./font-files.d.ts" />
import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url'

/** For <head>: preloads the Cyrillic subset before the stylesheet is parsed. */
export function FontPreload() {
  return <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={cyrillic} />
}
