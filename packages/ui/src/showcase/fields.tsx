import { Search } from 'lucide-react'
import { useState } from 'react'
import { CodeField } from '../fields/code-field.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { PhoneField } from '../fields/phone-field.tsx'
import { type NumberRange, RangeFields } from '../fields/range-fields.tsx'
import { TextArea } from '../fields/text-area.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Section } from './section.tsx'

const GRID = 'grid grid-cols-1 items-start gap-x-4 gap-y-5 sm:grid-cols-2 wide:grid-cols-3'

/** Fields. */
export function Fields() {
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('482')
  const [price, setPrice] = useState<number | null>(1_284_000)
  const [range, setRange] = useState<NumberRange>({ from: 300_000, to: null })
  return (
    <Section title="Поля">
      <div className={GRID}>
        <TextField label="Имя" placeholder="Например, Иван" hint="Так вас увидят покупатели" />
        <TextField
          label="Имя"
          defaultValue=""
          error="Введите имя: без него покупатель не узнает, к кому обращаться"
        />
        <TextField label="Город" defaultValue="Ханты-Мансийск" disabled />
        <TextField
          label="Поиск"
          labelHidden
          placeholder="Марка, модель, номер детали"
          before={<Search />}
        />
        <PhoneField label="Телефон" value={phone} onValueChange={setPhone} />
        <PhoneField
          label="Телефон"
          defaultValue="+791612"
          error="Введите номер полностью: +7 и десять цифр"
        />
        <NumberField label="Цена" unit="₽" value={price} onValueChange={setPrice} />
        <NumberField label="Объём двигателя" unit="л" fraction={1} defaultValue={1.6} optional />
        <NumberField label="Пробег" unit="км" hint="По одометру" />
        <RangeFields label="Цена" unit="₽" value={range} onValueChange={setRange} />
        <CodeField
          label="Код из SMS"
          hint="Отправили на +7 916 123-45-67"
          value={code}
          onValueChange={setCode}
        />
        <CodeField
          label="Код из SMS"
          error="Код не подошёл. Проверьте его или запросите новый"
          value="48213"
          onValueChange={setCode}
        />
      </div>
      <TextArea
        label="Описание"
        limit={5000}
        hint="От 20 знаков: что с машиной сделано, что остаётся покупателю"
        defaultValue="Автомобиль в хорошем состоянии, один владелец."
        className="max-w-form"
      />
    </Section>
  )
}
