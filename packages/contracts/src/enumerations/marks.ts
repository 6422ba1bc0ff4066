/**
 * Groups of marks of everything but cars (spec §7: dic-mark); `artic` are makers of tractor units only,
 * whose ids lie above 11000. The specification has calls of their own for boats and tyres; `hydro` and
 * `electric` are ours.
 */
export const MARK_CODES = [
  'truck',
  'artic',
  'bus',
  'trailer',
  'agricultural',
  'municipal',
  'motorcycle',
  'scooters',
  'snowmobile',
  'atv',
  'electric',
  'boat',
  'hydro',
  'wheel',
] as const
export type MarkCode = (typeof MARK_CODES)[number]
