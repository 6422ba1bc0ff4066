import { hasCheckDigit } from '@trassa/catalog/vin/vin'
import type { Random } from '../../random.ts'

const SIGNS = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789']
const CHECK_DIGITS = [...'0123456789X']
/** ISO 3779, tenth sign: thirty years from 1980, then again. */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789'

const MAKERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Lada (ВАЗ)', ['XTA']],
  ['УАЗ', ['XTT']],
  ['ГАЗ', ['XTH', 'X96']],
  ['Москвич', ['XTB']],
  ['Kia', ['XWE', 'KNA']],
  ['Hyundai', ['Z94', 'KMH']],
  ['Toyota', ['XW7', 'JTD', 'JTM']],
  ['Nissan', ['Z8N', 'JN1']],
  ['Renault', ['X7L', 'VF1']],
  ['Volkswagen', ['XW8', 'WVW']],
  ['Skoda', ['XW8', 'TMB']],
  ['BMW', ['WBA', 'X4X']],
  ['Mercedes-Benz', ['WDD', 'WDC']],
  ['Audi', ['WAU']],
  ['Lexus', ['JTH', 'JTJ']],
  ['Ford', ['X9F', 'WF0']],
  ['Mazda', ['RUM', 'JMZ']],
  ['Mitsubishi', ['Z8T', 'JMB']],
  ['Chevrolet', ['XUF', 'KL1']],
  ['Opel', ['W0L', 'XUF']],
  ['Honda', ['JHM', 'SHS']],
  ['Subaru', ['JF1', 'JF2']],
  ['Volvo', ['YV1']],
  ['Porsche', ['WP0', 'WP1']],
  ['Land Rover', ['SAL']],
  ['Haval', ['XZG', 'LGW']],
  ['Geely', ['Y7W', 'LB3']],
  ['Chery', ['LVV', 'LVT']],
])

const BY_COUNTRY: Partial<Record<string, string>> = {
  Россия: 'XTX',
  Китай: 'LSV',
  Япония: 'JAA',
  Германия: 'WXX',
  США: '1G1',
  'Южная Корея': 'KPT',
  Франция: 'VF3',
  Великобритания: 'SAR',
  Италия: 'ZFA',
}

/** A VIN with the maker's code, the year's sign and a right check digit. */
export const demoVin = (mark: { name: string; country: string }, year: number, random: Random) => {
  const maker = random.pick(MAKERS.get(mark.name) ?? [BY_COUNTRY[mark.country] ?? 'VSS'])
  const text = (length: number) => Array.from({ length }, () => random.pick(SIGNS)).join('')
  const sign = YEARS[(((year - 1980) % 30) + 30) % 30] ?? '1'
  const [head, tail] = [
    maker + text(5),
    `${sign}${text(1)}${String(random.int(1, 999_999)).padStart(6, '0')}`,
  ]
  const digit = CHECK_DIGITS.find((d) => hasCheckDigit(head + d + tail)) ?? '0'
  return head + digit + tail
}
