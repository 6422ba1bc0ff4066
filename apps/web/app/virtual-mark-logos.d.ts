declare module 'virtual:mark-logos' {
  /** Keys of the marks that have a logo at `/mark-logos/{key}.svg#logo` (catalogue: `brandLogoKey`). */
  export const MARK_LOGOS: ReadonlySet<string>
}
