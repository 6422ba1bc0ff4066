import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { type ChartData, SERIES_COLOURS } from './chart-data.ts'
import { ChartTooltip, Swatch } from './chart-tooltip.tsx'

const HEIGHT = 200

/** Before the first measurement, and where nothing is measured. */
const FIRST_SIZE = { width: 400, height: HEIGHT }

const TICK = { fill: 'var(--color-text-muted)', fontSize: 12 }

interface FigureChartProps {
  label: string
  kind: 'bars' | 'lines'
  data: ChartData
}

/** A chart of a few series: stacked bars or lines. Values on hover and, once it has the focus, by the arrow keys. */
export function FigureChart({ label, kind, data }: FigureChartProps) {
  const drawn = data.series.filter(({ colour }) => colour !== undefined)
  const { divisor, unit } = data.axis ?? { divisor: 1, unit: '' }
  const rows = data.labels.map((name, index) => ({
    name,
    index,
    ...Object.fromEntries(
      drawn.map(({ values }, place) => {
        const value = values[index]
        return [`s${place}`, value == null ? null : value / divisor]
      }),
    ),
  }))
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap gap-x-3 text-caption text-text-muted">
        {drawn.map(({ name, colour = 'main' }) => (
          <span key={name} className="flex items-center gap-1.5">
            <Swatch colour={colour} />
            {name}
          </span>
        ))}
        {unit && <span className="ml-auto">{unit}</span>}
      </div>
      <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={FIRST_SIZE}>
        <ComposedChart
          data={rows}
          aria-label={`${label}. Стрелки влево и вправо читают значения`}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis
            dataKey="name"
            tick={TICK}
            tickLine={false}
            stroke="var(--color-line-strong)"
            interval="equidistantPreserveStart"
            minTickGap={16}
          />
          <YAxis tick={TICK} tickLine={false} axisLine={false} width={40} allowDecimals={false} />
          <Tooltip
            isAnimationActive={false}
            cursor={
              kind === 'bars'
                ? { fill: 'var(--color-surface-hover)' }
                : { stroke: 'var(--color-line-strong)' }
            }
            content={({ active, payload }) => (
              <ChartTooltip
                data={data}
                index={
                  active
                    ? ((payload[0]?.payload as { index: number } | undefined)?.index ?? null)
                    : null
                }
              />
            )}
          />
          {drawn.map(({ name, colour = 'main', isDashed }, place) =>
            kind === 'bars' ? (
              <Bar
                key={name}
                dataKey={`s${place}`}
                name={name}
                stackId="all"
                fill={SERIES_COLOURS[colour]}
                maxBarSize={28}
                isAnimationActive={false}
              />
            ) : (
              <Line
                key={name}
                dataKey={`s${place}`}
                name={name}
                stroke={SERIES_COLOURS[colour]}
                strokeWidth={2}
                {...(isDashed && { strokeDasharray: '5 4' })}
                dot={{ r: 2, strokeWidth: 0, fill: SERIES_COLOURS[colour] }}
                isAnimationActive={false}
              />
            ),
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}
