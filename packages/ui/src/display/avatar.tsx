import clsx from 'clsx'

interface AvatarProps {
  name: string
  /** URL of the picture; without it the first letter of the name is shown (spec §2). */
  src?: string | null
  className?: string
}

/** Picture of a user. Hidden from screen readers: the name is beside it. */
export function Avatar({ name, src, className }: AvatarProps) {
  const look = clsx('size-10 shrink-0 rounded-full', className)
  if (src) return <img src={src} alt="" className={clsx(look, 'bg-surface-sunken object-cover')} />
  return (
    <span
      aria-hidden="true"
      className={clsx(look, 'grid place-items-center bg-asphalt font-medium text-on-asphalt')}
    >
      {[...name.trim()][0]?.toLocaleUpperCase('ru')}
    </span>
  )
}
