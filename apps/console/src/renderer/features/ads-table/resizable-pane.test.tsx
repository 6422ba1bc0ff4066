import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Settings } from '../../../shared/settings.ts'
import { SettingsContext } from '../../shared/settings/settings-context.ts'
import { ResizablePane } from './resizable-pane.tsx'

it('visual.md: the pane is resized by keys, within bounds, and remembered', async () => {
  const change = vi.fn()
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(880)
  render(
    <SettingsContext value={{ settings: { paneWidth: 880 } as Settings, change, save: vi.fn() }}>
      <ResizablePane>
        <aside>Объявление</aside>
      </ResizablePane>
    </SettingsContext>,
  )
  const edge = screen.getByRole('separator', { name: 'Ширина панели' })
  expect(edge).toHaveAttribute('aria-valuenow', '880')
  edge.focus()
  await userEvent.keyboard('[ArrowRight][ArrowLeft]')
  expect(change).toHaveBeenNthCalledWith(1, { paneWidth: 840 })
  expect(change).toHaveBeenNthCalledWith(2, { paneWidth: 900 })
  vi.restoreAllMocks()
})
