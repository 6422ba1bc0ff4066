import { expect, it, vi } from 'vitest'
import { broadcast } from './broadcast.ts'

const windows = vi.hoisted(() =>
  [1, 2, 3].map((id) => ({
    webContents: { id, send: vi.fn() } as unknown as Electron.WebContents,
  })),
)
vi.mock('electron', () => ({ BrowserWindow: { getAllWindows: () => windows } }))

it('an event reaches every window but the one that it comes from', () => {
  const change = { key: 'reasons:11', text: 'Цена' }
  broadcast('drafts.changed', change, windows[1]?.webContents)
  const heard = windows.map(({ webContents }) => vi.mocked(webContents.send).mock.calls)
  expect(heard).toEqual([[['drafts.changed', change]], [], [['drafts.changed', change]]])
})
