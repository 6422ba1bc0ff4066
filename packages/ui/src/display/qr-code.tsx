import { create } from 'qrcode'

/** Light modules around the code, without which scanners do not find it. */
const QUIET_ZONE = 4

/** A QR code as a drawing; dark on light in both themes, because scanners expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const path = Array.from(data, (isDark, index) =>
    isDark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  ).join('')
  const side = size + 2 * QUIET_ZONE
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-control border bg-plate text-on-plate"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
