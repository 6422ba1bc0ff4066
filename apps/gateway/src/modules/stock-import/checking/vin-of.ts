/** The VIN that a row names, as ads keep it; `null` where it names none. */
export const vinOf = ({ vin }: Readonly<Record<string, unknown>>): string | null =>
  typeof vin === 'string' && vin.trim() !== '' ? vin.trim().toUpperCase() : null
