import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import CropDialog from './crop-dialog.tsx'

afterEach(() => vi.restoreAllMocks())

it('the picture is drawn when the dialog opens, so that it can be saved as it is', async () => {
  const context = { fillRect: vi.fn(), drawImage: vi.fn() }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  const picture = { width: 1200, height: 900, close() {} }
  renderPage(<CropDialog picture={picture} busy={false} onCropped={vi.fn()} onClose={vi.fn()} />, {
    api: fakeApi({}).api,
  })
  await screen.findByRole('img', { name: 'Так вас увидят покупатели' })
  expect(context.drawImage).toHaveBeenCalledWith(picture, 150, 0, 900, 900, 0, 0, 480, 480)
})
