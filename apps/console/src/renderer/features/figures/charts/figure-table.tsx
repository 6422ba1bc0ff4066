import { Cell, DataTable, HeaderCell, Row } from '@trassa/ui/display/data-table'
import { type ChartData, cellText } from './chart-data.ts'

/** The numbers of a chart, one row for each label. */
export function FigureTable({ label, data }: { label: string; data: ChartData }) {
  // Tabular figures tear words like «11 мин» apart.
  const isDuration = data.axis !== undefined
  return (
    <DataTable aria-label={label} className="max-h-56">
      <thead>
        <tr>
          <HeaderCell frozen>{data.labelName}</HeaderCell>
          {data.series.map(({ name }) => (
            <HeaderCell key={name} numeric>
              {name}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.labels.map((rowLabel, index) => (
          <Row key={rowLabel}>
            <Cell frozen>{rowLabel}</Cell>
            {data.series.map((series) => (
              <Cell key={series.name} numeric={!isDuration} className="text-right">
                {cellText(data, series, series.values[index])}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}
