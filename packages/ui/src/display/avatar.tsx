import clsx from 'clsx'

interface AvatarProps {
  name: string
  /** Address of the picture; without one the first letter of the name stands there (spec §2). */
  src?: string | null
  className?: string
}

/** A person or a company; its name stands beside it, so that it is not read aloud. */
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
