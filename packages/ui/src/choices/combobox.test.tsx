import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { Option } from '../options/option.ts'
import { byLabel } from '../showcase/by-label.ts'
import { Combobox, type ComboboxProps } from './combobox.tsx'

const CITIES: Option<number>[] = [
  { value: 1, label: 'Москва' },
  { value: 2, label: 'Мурманск' },
  { value: 3, label: 'Казань' },
]

function Cities({ onValueChange, ...props }: Partial<ComboboxProps<number>>) {
  const [city, setCity] = useState<Option<number> | null>(null)
  const change = (next: Option<number> | null) => {
    setCity(next)
    onValueChange?.(next)
  }
  return (
    <Combobox
      label="Город"
      options={CITIES}
      rank={byLabel}
      {...props}
      value={city}
      onValueChange={change}
    />
  )
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Город' })

it('narrows the list, moves by arrows and takes the choice by Enter', async () => {
  const onValueChange = vi.fn()
  render(<Cities onValueChange={onValueChange} />)
  await userEvent.type(input(), 'м')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Москва',
    'Мурманск',
  ])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onValueChange).toHaveBeenLastCalledWith(CITIES[1])
  expect(input().value).toBe('Мурманск')
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('closes by Escape and keeps the choice', async () => {
  render(<Cities />)
  await userEvent.type(input(), 'каз{Enter}')
  await userEvent.click(input())
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(input().value).toBe('Казань')
})

it('§8 an empty search says that nothing was found', async () => {
  render(<Cities />)
  await userEvent.type(input(), 'ъ')
  expect(screen.getByText('Ничего не найдено')).toBeTruthy()
})

it('asks the server for what is typed and shows its answer as it is', async () => {
  const onSearch = vi.fn()
  const { rerender } = render(<Cities options={[]} onSearch={onSearch} loading />)
  await userEvent.type(input(), 'пит')
  expect(onSearch).toHaveBeenLastCalledWith('пит')
  expect(screen.queryByText('Ничего не найдено')).toBeNull()
  rerender(<Cities options={[{ value: 4, label: 'Санкт-Петербург' }]} onSearch={onSearch} />)
  expect(screen.getByRole('option', { name: 'Санкт-Петербург' })).toBeTruthy()
})
