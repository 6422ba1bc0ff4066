import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Cell, DataTable, HeaderCell, Row, type SortDirection } from '../display/data-table.tsx'
import { formatPrice } from '../display/price.tsx'
import { Status } from '../display/status.tsx'
import { TextField } from '../fields/text-field.tsx'
import { formatNumber } from '../text/format-number.ts'
import { Section } from './section.tsx'

const ADS = [
  ['Lada (ВАЗ) Granta, 2018', 'go', 'Активно', 640_000, 84_000, 'Тольятти'],
  ['Toyota Land Cruiser Prado, 2015', 'sign', 'На проверке', 3_450_000, 168_300, 'Владивосток'],
  ['ГАЗ ГАЗель Next, 2020', 'marking', 'Нужно исправить', 1_780_000, 212_000, 'Нижний Новгород'],
  ['Haval Jolion, 2023', 'stop', 'Заблокировано', 1_990_000, 9_400, 'Петропавловск-Камчатский'],
] as const

const NEXT = { ascending: 'descending', descending: 'ascending' } as const

/** The console's density. */
export function Tables() {
  const [sort, setSort] = useState<SortDirection>('descending')
  const [selected, setSelected] = useState(1)
  return (
    <Section title="Консоль">
      <div data-density="compact" className="grid gap-3 text-body">
        <div className="flex flex-wrap items-end gap-2">
          <TextField label="Поиск" labelHidden placeholder="Телефон, VIN, номер" className="w-60" />
          <Button>Одобрить</Button>
          <Button variant="secondary">Вернуть на исправление</Button>
        </div>
        <DataTable>
          <thead>
            <tr>
              <HeaderCell frozen>Объявление</HeaderCell>
              <HeaderCell>Состояние</HeaderCell>
              <HeaderCell numeric sort={sort} onSort={() => setSort(NEXT[sort ?? 'ascending'])}>
                Цена
              </HeaderCell>
              <HeaderCell numeric sort={null} onSort={() => undefined}>
                Пробег, км
              </HeaderCell>
              <HeaderCell>Город</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {ADS.map(([title, tone, stat, price, mileage, city], index) => (
              <Row key={title} selected={index === selected} onClick={() => setSelected(index)}>
                <Cell frozen>{title}</Cell>
                <Cell>
                  <Status tone={tone}>{stat}</Status>
                </Cell>
                <Cell numeric>{formatPrice(price)}</Cell>
                <Cell numeric>{formatNumber(mileage)}</Cell>
                <Cell>{city}</Cell>
              </Row>
            ))}
          </tbody>
        </DataTable>
      </div>
    </Section>
  )
}
