declare module 'virtual:mark-logos' {
  /** The address of the picture with all logos; `#{key}` is one of them (catalogue: `brandLogoKey`). */
  export const MARK_LOGOS_FILE: string
  /** Keys of the marks that have a logo in it. */
  export const MARK_LOGOS: ReadonlySet<string>
}
