import { fireEvent, render, screen } from '@testing-library/react'
import { AUTO_FORM } from '@trassa/catalog/ad-types/vehicles/auto'
import type { FilterField } from '@trassa/catalog/engine/definition'
import { filterFields } from '@trassa/catalog/engine/filters/common-filters'
import { expect, it, vi } from 'vitest'
import { MarksControl } from './marks-control.tsx'

const field = filterFields(AUTO_FORM).find(({ key }) => key === 'markId') as FilterField
const IDS = ['1', '2', '3', '4', '5', '6', '7']
const marks = IDS.map((id) => ({ id, name: `Марка ${id}`, popularity: null }))

it('marks beyond five are counted, are sent without JavaScript, and stay chosen when one of the five changes', () => {
  const onChange = vi.fn()
  const { container } = render(
    <form>
      <MarksControl
        field={field}
        filters={[{ key: 'markId', op: 'many', values: IDS }]}
        dictionaries={new Map([['markId', marks]])}
        countOf={() => undefined}
        onChange={onChange}
      />
    </form>,
  )
  expect(screen.getByText('И ещё 2')).toBeVisible()
  expect(new FormData(container.querySelector('form') ?? undefined).getAll('markId')).toEqual(IDS)

  fireEvent.change(screen.getByRole('combobox', { name: 'Марка 2' }), { target: { value: '' } })
  const left = { key: 'markId', op: 'many', values: IDS.filter((id) => id !== '2') }
  expect(onChange).toHaveBeenCalledExactlyOnceWith('markId', left)
})
