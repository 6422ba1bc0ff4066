/** The first match counts: Edge and Yandex also claim to be Chrome, and Chrome to be Safari. */
const BROWSERS = [
  [/YaBrowser/, 'Яндекс Браузер'],
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Electron/, 'Консоль'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const

const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

const find = (names: readonly (readonly [RegExp, string])[], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** A user agent as its owner would name the device: `Chrome, Windows`. */
export function deviceName(userAgent: string): string {
  const parts = [find(BROWSERS, userAgent), find(SYSTEMS, userAgent)]
  return parts.filter(Boolean).join(', ') || 'Неизвестное устройство'
}
