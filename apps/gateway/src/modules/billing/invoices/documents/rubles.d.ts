/** The package has no types of its own. */
declare module 'rubles' {
  /** An amount such as `1350.00` in words; `null` for what is no amount above zero. */
  export function rubles(amount: string): string | null
}
