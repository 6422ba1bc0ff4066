import type { AdType } from '@trassa/contracts/enumerations/ads'
import { exactly, type NumberRule, type NumberSense, numberOf } from './number-sense.ts'

const SURE = 7

const size = (key: string, text: string | undefined, weight = SURE): NumberSense =>
  exactly(key, numberOf(text), weight)

const R = `(?:r|р|р-|r-|zr)`
/** Divides the parts of a tyre's size: `/`, `-`, a space, "на". */
const BETWEEN = String.raw`(?:\s*(?:[/\\-]|х|x|\*|на)\s*|\s+)`

const WIDE = 300

function tyresOf(width = ''): readonly AdType[] {
  if (Number(width) > WIDE) return ['auto_parts_tires']
  return width.endsWith('0') ? ['moto_parts_tires'] : []
}

/** What people leave out: "5х114". */
const PCDS: Readonly<Partial<Record<string, string>>> = { 114: '114.3', 139: '139.7' }

/** A diameter after a width that stays in the text. */
const afterWidth = (width: string, diameter: string): RegExp =>
  new RegExp(
    String.raw`(?<=(?<![\d.,])(?:${width})\s*)(?:[-/xх*rр]|\s)\s*[rр]?\s*(?<diameter>${diameter})(?![\d.,])`,
    'g',
  )

const ofMotorcycle = (diameter: string | undefined): NumberSense => ({
  ...size('diameter', diameter, 8),
  adTypes: ['moto_parts_tires'],
})

export const WHEEL_RULES: NumberRule[] = [
  {
    pattern: /(?<![\d.,/xх*])(?<diameter>1[2-9]|2[0-4]|22[.,]5|19[.,]5|17[.,]5)(?![\d.,/xх*])/g,
    read: ({ diameter }) => size('diameter', diameter, 2.5),
  },
  {
    // "205/55 R16", "205 55 16", "195-65-15", "315/80r22.5"
    pattern: new RegExp(
      String.raw`(?<!\d)(?<width>[1-4]\d[05])${BETWEEN}(?<profile>[2-9][05]|100)(?:${BETWEEN}|\s*(?=${R}))${R}?\s*(?<diameter>[12]\d(?:[.,]5)?)\s*(?:[cс](?![а-яa-z]))?(?!\d)`,
      'g',
    ),
    read: ({ width, profile, diameter }) => [
      // Widths of cars end in 5: "160 60 17" is of a motorcycle.
      { ...size('width', width, 5), adTypes: tyresOf(width) },
      size('profile', profile, 5),
      size('diameter', diameter, 5),
    ],
  },
  {
    // "225.45.17"
    pattern:
      /(?<![\d.,])(?<width>[12]\d5)[.,](?<profile>[2-9][05])[., ](?<diameter>1[2-9]|2[0-4])(?![\d.,])/g,
    read: ({ width, profile, diameter }) => [
      size('width', width, 5),
      size('profile', profile, 5),
      size('diameter', diameter, 5),
    ],
  },
  {
    // Of trucks in inches: "10.00 20", "9.00r20"; the width stays in the text
    pattern: afterWidth('(?:[7-9]|1[0-4])[.,][0-5]0|8[.,]25', '1[5-9]|2[0-5]'),
    read: ({ diameter }) => size('diameter', diameter, 10),
  },
  {
    // Of off-road cars in inches: "31x10.5 r15", "33 12.5 17"
    pattern: afterWidth(
      String.raw`(?:2[7-9]|3\d|4[0-4])\s*[xх*/ ]\s*\d{1,2}[.,]\d{1,2}`,
      '1[5-9]|20',
    ),
    read: ({ diameter }) => ({ ...size('diameter', diameter, 12), adTypes: ['auto_parts_tires'] }),
  },
  {
    // Of motorcycles: "2.75 18", "3.50-10"
    pattern: afterWidth(
      '2[.,](?:25|5|50|75)|3[.,](?:00|25|5|50)|4[.,](?:00|10|50|60)',
      '8|1\\d|2[01]',
    ),
    read: ({ diameter }) => ofMotorcycle(diameter),
  },
  {
    // Of ATVs: "25х8-12", "26 10 12"
    pattern: afterWidth(
      String.raw`(?:1[6-9]|2\d|3[02])\s*[xх*/ -]\s*(?:[6-9]|1[0-4])`,
      '[6-9]|1[0-5]',
    ),
    read: ({ diameter }) => ofMotorcycle(diameter),
  },
  {
    // "2056016"
    pattern: /(?<!\d)(?<width>[1-3]\d5)(?<profile>[3-8][05])(?<diameter>1[2-9]|2[0-4])(?!\d)/g,
    read: ({ width, profile, diameter }) => [
      size('width', width, 3),
      size('profile', profile, 3),
      size('diameter', diameter, 3),
    ],
  },
  {
    // Of rims: "7.0-20", "5,5 r14"
    pattern:
      /(?<![\d.,xх*])(?<width>[4-9]|1[0-4])[.,](?<tenths>[05])\s*(?:-|r|р|x|х)\s*(?<diameter>1[2-9]|2[0-4])(?:[.,]5)?(?!\d)/g,
    read: ({ width, tenths, diameter }) => [
      size('rimWidth', `${width}.${tenths}`, 5),
      size('diameter', diameter, 5),
    ],
  },
  {
    // "16 5 114.3"
    pattern:
      /(?<![\d.,])(?<bolts>[3-6])\s+(?<pcd>98|100|105|108|110|112|114(?:[.,]3)?|115|118|120|127|130|139[.,]7|150)(?![\d.,])/g,
    read: ({ bolts, pcd = '' }) => [size('bolts', bolts, 3), size('pcd', PCDS[pcd] ?? pcd, 3)],
  },
  {
    // Of motorcycles: "120/70-17", "90/90 18"
    pattern:
      /(?<!\d)(?<width>[6-9]0|1\d0|2[0-4]0)\s*\/\s*(?<profile>[3-9][05]|100)\s*[-\s/rрzв]*\s*(?<diameter>[12]\d)(?!\d)/g,
    read: ({ width, profile, diameter }) => [
      size('width', width, 4),
      size('profile', profile, 4),
      size('diameter', diameter, 4),
    ],
  },
  {
    // "180/55"
    pattern: /(?<!\d)(?<width>[6-9]0|1\d0|2[0-4]0)\s*\/\s*(?<profile>[3-9][05]|100)(?!\d)/g,
    read: ({ width, profile }) => [size('width', width, 4), size('profile', profile, 4)],
  },
  {
    // "резина 315", "шины на камаз 315"
    pattern:
      /(?<=(?<![а-я])(?:резин|шин|покрыш)[а-я]*(?:\s+на)?(?:\s+[а-я]+)?\s+)(?<width>[1-4]\d5)(?!\s*[\d/])/g,
    read: ({ width }) => ({ ...size('width', width, 5), adTypes: ['auto_parts_tires'] }),
  },
  {
    pattern: /(?<!\d)(?<width>[1-4]\d5)\s*[/\\ ]\s*(?<profile>[2-9][05])(?!\d)/g,
    read: ({ width, profile }) => [
      { ...size('width', width, 5), adTypes: tyresOf(width) },
      size('profile', profile, 5),
    ],
  },
  {
    pattern: new RegExp(
      String.raw`(?<![а-яa-z])${R}\s*(?<diameter>(?:[12]\d|[489])(?:[.,]5)?)\s*(?:[cс](?![а-яa-z]))?(?!\d)`,
      'g',
    ),
    read: ({ diameter }) => size('diameter', diameter, 8),
  },
  {
    pattern:
      /(?:диаметр[а-я]*\s*(?<before>[12]?\d(?:[.,]5)?)|(?<after>[12]?\d(?:[.,]5)?)\s*(?:дюйм[а-я]*|радиус[а-я]*|"|″|-?е(?![а-я])))/g,
    read: ({ before, after }) => size('diameter', before ?? after, 6),
  },
  {
    pattern: /(?:радиус[а-я]*)\s*(?<diameter>[12]?\d(?:[.,]5)?)/g,
    read: ({ diameter }) => size('diameter', diameter, 6),
  },
  {
    // "5x114.3", "4*100", "6 на 139,7", "5/112"
    pattern:
      /(?<![\d.,])(?<bolts>[3-9]|10)\s*(?:[xх*/×]|на)\s*(?<pcd>\d{2,3}(?:[.,]\d{1,2})?)(?!\d)/g,
    read: ({ bolts, pcd = '' }) => [size('bolts', bolts, 5), size('pcd', PCDS[pcd] ?? pcd, 5)],
  },
  {
    pattern: /(?:et|ет|вылет)\s*(?<offset>-?\d{1,3})(?!\d)/g,
    read: ({ offset }) => size('offset', offset),
  },
  {
    pattern:
      /(?:dia|диа|цо|ц\.о\.|dн|d|ступиц[а-я]*|цент[а-я]*)\s*(?<bore>\d{2,3}(?:[.,]\d{1,2})?)(?!\d)/g,
    read: ({ bore }) => size('bore', bore),
  },
  {
    pattern:
      /(?<![\d.,])(?<width>\d{1,2}(?:[.,]5)?)\s*j{1,2}(?![a-z])|(?:j|ширин[а-я]*)\s*(?<other>\d{1,2}(?:[.,]5)?)(?!\d)/g,
    read: ({ width, other }) => size('rimWidth', width ?? other),
  },
]
