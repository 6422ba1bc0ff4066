import { existsSync } from 'node:fs'
import { chromium as playwrightChromium } from 'playwright'
import { aptInstall, has } from './debian.ts'

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The Chromium that the tests drive: CHROMIUM_PATH, Playwright's own, the system's, or Debian's, installed now. */
export async function chromium(): Promise<string> {
  const known = [process.env.CHROMIUM_PATH, playwrightChromium.executablePath(), ...SYSTEM_CHROMIUM]
  const found = () => known.find((path) => path && existsSync(path))
  if (!found())
    await aptInstall(['chromium', 'fonts-dejavu', 'fonts-liberation'], 'Chromium для тестов')
  const path = found()
  if (!path) throw new Error('Chromium для тестов не найден: задайте CHROMIUM_PATH')
  process.env.CHROMIUM_PATH = path
  return path
}

/** Installs Xvfb where Electron has no display. */
export async function displayServer(): Promise<void> {
  if (process.platform !== 'linux' || process.env.DISPLAY || has('xvfb-run')) return
  await aptInstall(['xvfb', 'xauth'], 'Экран для тестов консоли')
}
