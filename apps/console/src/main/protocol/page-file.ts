import { extname, join, normalize, sep } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

/** The file of the built renderer that a path asks for, or `null` where it leads out or is of no known kind. */
export function pageFile(folder: string, path: string): { file: string; type: string } | null {
  const file = normalize(join(folder, path === '/' ? 'index.html' : decodeURIComponent(path)))
  const type = TYPES[extname(file)]
  return file.startsWith(folder + sep) && type ? { file, type } : null
}
