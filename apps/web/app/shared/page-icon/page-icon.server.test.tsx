import { readFileSync } from 'node:fs'
import {
  Bell,
  Heart,
  LayoutGrid,
  type LucideIcon,
  MapPin,
  Menu,
  Plus,
  Rows3,
  Search,
  SlidersHorizontal,
} from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PageIconName } from './page-icon.tsx'

const ICONS: Record<PageIconName, LucideIcon> = {
  bell: Bell,
  heart: Heart,
  'layout-grid': LayoutGrid,
  'map-pin': MapPin,
  menu: Menu,
  plus: Plus,
  'rows-3': Rows3,
  search: Search,
  'sliders-horizontal': SlidersHorizontal,
}

const css = readFileSync(new URL('./page-icons.css', import.meta.url), 'utf8')
const HEART = /--heart: (url\(".*"\));/.exec(css)?.[1] ?? ''

/** The mask of an icon, as the element would draw it. */
function masked(name: string): string {
  const mask = new RegExp(`\\.icon-${name} \\{\\s+mask-image: (.*);`).exec(css)?.[1] ?? ''
  return decodeURIComponent(mask.replace('var(--heart)', HEART)).replaceAll("'", '"')
}

it.each(Object.entries(ICONS))('the stylesheet draws %s as lucide-react does', (name, Icon) => {
  const drawn = renderToStaticMarkup(<Icon strokeWidth={1.75} />)
  const shapes = drawn.replace(/^<svg[^>]*>/, '').replaceAll(/><\/(path|circle|rect)>/g, '/>')
  expect(masked(name)).toContain(`stroke-width="1.75"`)
  expect(masked(name)).toContain(`>${shapes}`)
})
