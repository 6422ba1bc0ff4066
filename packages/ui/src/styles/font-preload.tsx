/// <reference path="./font-files.d.ts" />
import latin from './onest-latin.woff2?url&no-inline'
import rouble from './onest-rouble.woff2?url&no-inline'
import russian from './onest-russian.woff2?url&no-inline'

/**
 * For <head>: preloads the letters, digits and signs of a Russian page before the stylesheet is parsed. Each file that
 * comes later lays out the whole page once more, the kilobyte of the rouble as well.
 */
export function FontPreload() {
  return [russian, latin, rouble].map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      href={href}
    />
  ))
}
