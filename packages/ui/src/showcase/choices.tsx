import { useState } from 'react'
import { Checkbox } from '../choices/checkbox.tsx'
import { CheckboxList } from '../choices/checkbox-list.tsx'
import { Combobox } from '../choices/combobox.tsx'
import { MultiSelect } from '../choices/multi-select.tsx'
import { RadioGroup } from '../choices/radio-group.tsx'
import { SegmentedControl } from '../choices/segmented-control.tsx'
import { Select } from '../choices/select.tsx'
import { Switch } from '../choices/switch.tsx'
import type { Option } from '../options/option.ts'
import { byLabel } from './by-label.ts'
import { Section } from './section.tsx'

const GEARBOXES: Option[] = [
  { value: 'mt', label: 'Механическая', hint: '412' },
  { value: 'at', label: 'Автоматическая', hint: '638' },
  { value: 'cvt', label: 'Вариатор', hint: '151' },
  { value: 'amt', label: 'Роботизированная', hint: '83' },
  { value: 'none', label: 'Без коробки', hint: '0', disabled: true },
]

const CITIES: Option<number>[] = [
  { value: 1, label: 'Москва', hint: 'Москва' },
  { value: 2, label: 'Санкт-Петербург', hint: 'Санкт-Петербург' },
  { value: 3, label: 'Петропавловск-Камчатский', hint: 'Камчатский край' },
  { value: 4, label: 'Нижний Новгород', hint: 'Нижегородская область' },
]

const OWNERS: Option<number>[] = [
  { value: -1, label: 'Все' },
  { value: 0, label: 'Частные' },
  { value: 1, label: 'Компании' },
]

/** Choices. */
export function Choices() {
  const [gearbox, setGearbox] = useState<string | null>(null)
  const [gearboxes, setGearboxes] = useState<string[]>(['at', 'cvt'])
  const [city, setCity] = useState<Option<number> | null>(null)
  const [owner, setOwner] = useState(-1)
  const [type, setType] = useState<number | null>(0)
  return (
    <Section title="Выбор">
      <div className="grid grid-cols-1 items-start gap-x-4 gap-y-5 sm:grid-cols-2 wide:grid-cols-3">
        <Select
          label="Коробка передач"
          options={GEARBOXES}
          value={gearbox}
          onValueChange={setGearbox}
        />
        <Select
          label="Привод"
          options={GEARBOXES}
          value={null}
          onValueChange={setGearbox}
          error="Выберите привод"
        />
        <MultiSelect
          label="Коробка передач"
          options={GEARBOXES}
          value={gearboxes}
          onValueChange={setGearboxes}
        />
        <Combobox
          label="Город"
          placeholder="Регион, город, населенный пункт"
          options={CITIES}
          rank={byLabel}
          value={city}
          onValueChange={setCity}
        />
        <Combobox
          label="Модель"
          placeholder="Сначала выберите марку"
          options={[]}
          rank={byLabel}
          value={null}
          onValueChange={setCity}
          disabled
        />
        <SegmentedControl
          label="Продавец"
          options={OWNERS}
          value={owner}
          onValueChange={setOwner}
        />
        <CheckboxList
          label="Коробка передач"
          options={GEARBOXES}
          value={gearboxes}
          onValueChange={setGearboxes}
        />
        <RadioGroup
          label="Тип аккаунта"
          options={[
            { value: 0, label: 'Частное лицо', hint: 'Одно объявление о транспорте бесплатно' },
            {
              value: 1,
              label: 'Компания',
              hint: 'Счета, логотип и страница со всеми объявлениями',
            },
          ]}
          value={type}
          onValueChange={setType}
        />
        <div>
          <Checkbox defaultChecked>Согласен с условиями размещения</Checkbox>
          <Checkbox indeterminate>Все регионы</Checkbox>
          <Checkbox disabled>Только с НДС</Checkbox>
          <Switch defaultChecked>Сообщать о снижении цены</Switch>
          <Switch>Рассылка в Telegram</Switch>
          <Switch disabled>Звонки ночью</Switch>
        </div>
      </div>
    </Section>
  )
}
