import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SUBTYPES } from '@trassa/catalog/taxonomy/subtypes'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { TypePicker } from './type-picker.tsx'
import type { TypePickerProps } from './type-picker-props.ts'

const show = (props: TypePickerProps, wide = true) =>
  renderPage(<TypePicker {...props} />, { api: fakeApi({}).api, wide })

const SHOWN = SUBTYPES.filter(({ hide }) => !hide)

it('§2 type picker: on a desk every subtype that is not hidden is a link', () => {
  show({ hrefOf: ({ adType }) => `/${adType}` })
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(SHOWN.filter(({ disabled }) => !disabled).map(({ adType }) => `/${adType}`))
})

it('§2 type picker: the mobile version has Parts, which asks Auto or Moto-hydro', () => {
  show({ onChoose: () => {} }, false)
  const parts = screen.getByText('Запчасти').closest('details')
  if (!parts) throw new Error('no parts')
  const asked = [...parts.querySelectorAll('summary')].map((summary) => summary.textContent)
  expect(asked).toEqual(['Запчасти', 'Авто', 'Мото-гидро'])
  expect(within(parts).getByText('Мотошины')).toBeInTheDocument()
  expect(within(parts).getByText('Автоаксессуары')).toBeInTheDocument()
})

it('§2 type picker: what is chosen unfolds and is marked', async () => {
  const onChoose = vi.fn()
  show({ onChoose, chosen: 'snow' }, false)
  const chosen = screen.getByRole('button', { name: 'Снегоходы' })
  expect(chosen).toHaveAttribute('aria-pressed', 'true')
  expect(chosen.closest('details')).toHaveAttribute('open')
  await userEvent.click(screen.getByRole('button', { name: 'Квадроциклы' }))
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ adType: 'quad_bike' }))
})
