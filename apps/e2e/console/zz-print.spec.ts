import { writeFileSync } from 'node:fs'
import { startWork, test } from '../support/console.ts'
import { hire } from '../support/people.ts'

test('print', async ({ openConsole }) => {
  const { app, window } = await openConsole()
  await startWork(window, await hire('moderator', 'Печать'))
  await app.evaluate(({ BrowserWindow, nativeTheme }) => {
    nativeTheme.themeSource = 'dark'
    void BrowserWindow.getAllWindows()[0]?.loadURL('app://console/#/users?id=10')
  })
  await window.waitForTimeout(4000)
  await window.screenshot({ path: '/tmp/desktop-scratch/card.png' })
  const pdf = await app.evaluate(async ({ BrowserWindow }) => {
    const data = await BrowserWindow.getAllWindows()[0]?.webContents.printToPDF({
      preferCSSPageSize: true,
      printBackground: true,
    })
    return data?.toString('base64') ?? ''
  })
  writeFileSync('/tmp/desktop-scratch/card.pdf', Buffer.from(pdf, 'base64'))
  await app.evaluate(({ nativeTheme, BrowserWindow }) => {
    nativeTheme.themeSource = 'light'
    const w = BrowserWindow.getAllWindows()[0]
    w?.setContentSize(1024, 700)
    w?.webContents.setZoomFactor(1.44)
  })
  for (const path of ['/settings', '/ads/3', '/queue/new', '/ads']) {
    await app.evaluate(({ BrowserWindow }, path) => {
      void BrowserWindow.getAllWindows()[0]?.loadURL(`app://console/#${path}`)
    }, path)
    await window.waitForTimeout(2500)
    await window.screenshot({ path: `/tmp/desktop-scratch/z144${path.replaceAll('/', '-')}.png` })
  }
  await app.evaluate(({ BrowserWindow }) => {
    const w = BrowserWindow.getAllWindows()[0]
    w?.setContentSize(1440, 900)
    w?.webContents.setZoomFactor(1)
  })
  for (const path of ['/settings', '/ads/3']) {
    await app.evaluate(({ BrowserWindow }, path) => {
      void BrowserWindow.getAllWindows()[0]?.loadURL(`app://console/#${path}`)
    }, path)
    await window.waitForTimeout(2000)
    await window.screenshot({ path: `/tmp/desktop-scratch/full${path.replaceAll('/', '-')}.png` })
  }
})
