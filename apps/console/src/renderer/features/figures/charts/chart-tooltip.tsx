import { type ChartData, cellText, SERIES_COLOURS } from './chart-data.ts'

interface ChartTooltipProps {
  data: ChartData
  /** Which label the pointer or the arrow keys are at. */
  index: number | null
}

/** The values at one label; read aloud as they change, because arrow keys move them. */
export function ChartTooltip({ data, index }: ChartTooltipProps) {
  return (
    <div role="status" aria-live="assertive">
      {index !== null && (
        <dl className="grid grid-cols-[auto_auto] gap-x-3 rounded-control bg-asphalt px-2.5 py-1.5 text-caption text-on-asphalt shadow-float">
          <dt className="sr-only">{data.labelName}</dt>
          <dd className="col-span-2 font-medium">{data.labels[index]}</dd>
          {data.series.map((series) => (
            <div key={series.name} className="contents">
              <dt className="flex items-center gap-1.5">
                {series.colour && <Swatch colour={series.colour} />}
                {series.name}
              </dt>
              <dd className="text-right">{cellText(data, series, series.values[index])}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** The colour of a series beside its name. */
export function Swatch({ colour }: { colour: keyof typeof SERIES_COLOURS }) {
  return (
    <span
      aria-hidden="true"
      className="size-2.5 shrink-0 rounded-[2px]"
      style={{ background: SERIES_COLOURS[colour] }}
    />
  )
}
