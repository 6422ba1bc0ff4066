/** A colour by what it says; each has a light and a dark value. */
export const SERIES_COLOURS = {
  main: 'var(--color-sign)',
  attention: 'var(--color-marking)',
  danger: 'var(--color-stop)',
  neutral: 'var(--color-line-strong)',
} as const

export interface ChartSeries {
  name: string
  /** One for each label; `null` where nothing was counted. */
  values: readonly (number | null)[]
  /** Without one it stands in the table alone. */
  colour?: keyof typeof SERIES_COLOURS
  isDashed?: true
  /** As the table and the tooltip write a value; the chart's where absent. */
  format?: (value: number) => string
}

/** What a chart draws and the table behind it lists. */
export interface ChartData {
  /** What the labels are: `Час`, `День`. */
  labelName: string
  labels: readonly string[]
  series: readonly ChartSeries[]
  format: (value: number) => string
  /** How many of the values' units one of the axis is, and its name: seconds are shown as minutes or hours. */
  axis?: { divisor: number; unit: string }
}

/** Whether there is anything to draw. */
export const isEmpty = ({ series }: ChartData): boolean =>
  series.every(({ values }) => values.every((value) => value === null || value === 0))

/** A value as the table writes it; nothing counted is a dash. */
export const cellText = (
  { format }: ChartData,
  series: ChartSeries,
  value: number | null | undefined,
): string => (value == null ? '–' : (series.format ?? format)(value))

/** The table as text that spreadsheets paste. */
export const tableText = (data: ChartData): string =>
  [
    [data.labelName, ...data.series.map(({ name }) => name)],
    ...data.labels.map((label, index) => [
      label,
      ...data.series.map((series) => cellText(data, series, series.values[index])),
    ]),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n')
