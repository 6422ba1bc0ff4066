/** Files of pictures (`vite-svg-file.ts`); `{FILE}#{id}` is one of them. */
declare module 'virtual:mark-logos' {
  export const FILE: string
  /** Keys of the marks that have a logo (catalogue: `brandLogoKey`). */
  export const IDS: ReadonlySet<string>
}
declare module 'virtual:pictograms' {
  export const FILE: string
}
