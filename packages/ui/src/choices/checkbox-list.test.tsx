import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CheckboxList } from './checkbox-list.tsx'
import { RadioGroup } from './radio-group.tsx'

const OPTIONS = [
  { value: 1, label: 'ABS' },
  { value: 2, label: 'Люк' },
]

it('names each checkbox by its own words and keeps the order of the options', async () => {
  const change = vi.fn()
  render(<CheckboxList label="Комфорт" options={OPTIONS} value={[2]} onValueChange={change} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'ABS' }))
  expect(change).toHaveBeenCalledWith([1, 2])
})

it('names each radio by its own words', () => {
  render(<RadioGroup label="Почему" options={OPTIONS} value={null} onValueChange={() => {}} />)
  expect(screen.getByRole('radio', { name: 'Люк' })).not.toBeChecked()
})
