import { render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { closeDrafts } from '../../lib/draft-storage.ts'
import { openOtherWindow } from '../../testing/other-window.ts'
import { moderatedAd } from '../../testing/samples.ts'
import { useReasons } from '../reasons/use-reasons.ts'
import { LiftForm } from './lift-form.tsx'

afterEach(closeDrafts)

it('domain §9: what another window types arrives in reasons and lifts that are open already', () => {
  const other = openOtherWindow()
  const reasons = renderHook(() => useReasons('11', [], moderatedAd('11'))).result
  render(<LiftForm draftId="12" busy={false} onSubmit={vi.fn()} onCancel={vi.fn()} />)
  const reason = { code: 'price.unreal', field: 'price', message: 'Укажите полную стоимость.' }
  other.type('reasons:11', [reason])
  other.type('lift:12', 'Сбой')
  expect(reasons.current.reasons).toEqual([reason])
  expect(screen.getByLabelText('Почему поднимаем')).toHaveValue('Сбой')
})
