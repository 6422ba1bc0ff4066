import { type ComponentProps, createElement } from 'react'

/** An icon as lucide-react describes it: what is drawn in a box of 24 × 24. */
interface IconData {
  node: readonly (readonly [tag: string, attributes: object])[]
}

/**
 * Stands for lucide-react's `createLucideIcon` in the site (`vite-thin-icons.ts`): what is the same for all icons is said
 * by the class `lucide` (styles/theme.css), not by nine attributes of each, and an icon's shapes are made once.
 */
export default function createLineIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function LineIcon({ className, ...props }: ComponentProps<'svg'>) {
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        className: className ? `lucide ${className}` : 'lucide',
        'aria-hidden': props['aria-label'] ? undefined : true,
        ...props,
      },
      shapes,
    )
  }
}
