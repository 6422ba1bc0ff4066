import { existsSync } from 'node:fs'
import { chromium as playwrightChromium } from 'playwright'
import { aptInstall, has } from './debian.ts'

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const FONTS = ['fonts-dejavu', 'fonts-liberation']

/** Debian's Chromium without windows. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Sets CHROMIUM_PATH to the browser that the tests drive: what it names, the headless shell, or else any Chromium (decision 096). */
export async function testBrowser(): Promise<void> {
  if (process.env.CHROMIUM_PATH) return
  if (!existsSync(HEADLESS_SHELL)) await installHeadlessShell()
  if (existsSync(HEADLESS_SHELL)) process.env.CHROMIUM_PATH = HEADLESS_SHELL
  else await chromium()
}

/** Where it cannot be installed, a Chromium with windows does, in more time. */
const installHeadlessShell = () =>
  aptInstall(['chromium-headless-shell', ...FONTS], 'Chromium для тестов').catch(() => undefined)

/** A Chromium with windows: CHROMIUM_PATH, Playwright's own, the system's, or Debian's, installed now. */
export async function chromium(): Promise<string> {
  const known = [process.env.CHROMIUM_PATH, playwrightChromium.executablePath(), ...SYSTEM_CHROMIUM]
  const found = () => known.find((path) => path && existsSync(path))
  if (!found()) await aptInstall(['chromium', ...FONTS], 'Chromium')
  const path = found()
  if (!path) throw new Error('Chromium не найден: задайте CHROMIUM_PATH')
  process.env.CHROMIUM_PATH = path
  return path
}

/** Installs Xvfb where Electron has no display. */
export async function displayServer(): Promise<void> {
  if (process.platform !== 'linux' || process.env.DISPLAY || has('xvfb-run')) return
  await aptInstall(['xvfb', 'xauth'], 'Экран для тестов консоли')
}
