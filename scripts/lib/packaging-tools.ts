import { fileURLToPath } from 'node:url'
import { has } from './debian.ts'

const FPM_BY_DPKG = fileURLToPath(new URL('fpm-by-dpkg.ts', import.meta.url))
/** Where electron-builder downloads its tools from, unless ELECTRON_BUILDER_BINARIES_MIRROR names another host. */
const TOOLS = 'https://github.com/electron-userland/electron-builder-binaries/releases'
const PATIENCE_MS = 8000

interface PackagingTools {
  targets: string[]
  /** What electron-builder finds its tools by. */
  env: Record<string, string>
}

const answers = (address: string) =>
  fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * What of `targets` can be made here, and by which tools: .deb by fpm or else by dpkg-deb; AppImage by tools that
 * electron-builder downloads, or that APPIMAGE_TOOLS_PATH names. A target that cannot be made is told and left out.
 */
export async function packagingTools(targets: readonly string[]): Promise<PackagingTools> {
  const env: Record<string, string> = {}
  if (targets.includes('deb') && !process.env.CUSTOM_FPM_PATH) {
    if (has('fpm')) env.USE_SYSTEM_FPM = 'true'
    else if (has('dpkg-deb')) env.CUSTOM_FPM_PATH = FPM_BY_DPKG
  }
  const wantsAppImage = targets.includes('AppImage') && !process.env.APPIMAGE_TOOLS_PATH
  const mirror = process.env.ELECTRON_BUILDER_BINARIES_MIRROR
  if (!wantsAppImage || (await answers(mirror ?? TOOLS))) return { targets: [...targets], env }
  console.log(
    'AppImage не собран: инструменты для него скачиваются с github.com, а он недоступен.',
    'Укажите зеркало в ELECTRON_BUILDER_BINARIES_MIRROR или папку с ними в APPIMAGE_TOOLS_PATH.',
  )
  const others = targets.filter((target) => target !== 'AppImage')
  return { targets: others.length > 0 ? others : ['dir'], env }
}
