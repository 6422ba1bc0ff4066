import { Button } from '@trassa/ui/actions/button'
import { Dialog } from '@trassa/ui/overlays/dialog'
import { useEffect, useState } from 'react'
import { type Crop, MIDDLE, moveCrop, SIDE, squareOf } from './crop.ts'

interface CropDialogProps {
  picture: ImageBitmap
  busy: boolean
  onCropped: (square: Blob) => void
  onClose: () => void
}

const SLIDERS = [
  { key: 'zoom', label: 'Приблизить', min: 1, max: 4 },
  { key: 'x', label: 'Левее – правее', min: 0, max: 1 },
  { key: 'y', label: 'Выше – ниже', min: 0, max: 1 },
] as const

/** Chooses the square of a picture: by dragging, or by sliders that keys move as well. */
export default function CropDialog({ picture, busy, onCropped, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState<Crop>(MIDDLE)
  // State, not a ref: the dialog mounts its content after the first effects have run.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const [isDrawing, setDrawing] = useState(false)
  useEffect(() => {
    const { left, top, side } = squareOf(crop, picture)
    const context = canvas?.getContext('2d')
    if (!context) return
    context.fillStyle = '#fff'
    context.fillRect(0, 0, SIDE, SIDE)
    context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE)
  }, [canvas, crop, picture])

  /** The picture is made asynchronously: a second press meanwhile would upload it twice. */
  function save() {
    setDrawing(true)
    canvas?.toBlob(
      (blob) => {
        setDrawing(false)
        if (blob) onCropped(blob)
      },
      'image/jpeg',
      0.9,
    )
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Выберите, что будет видно"
      actions={
        <Button block loading={busy || isDrawing} onClick={save}>
          Сохранить
        </Button>
      }
    >
      <canvas
        ref={setCanvas}
        width={SIDE}
        height={SIDE}
        role="img"
        aria-label="Так вас увидят покупатели"
        className="mx-auto block aspect-square w-full max-w-72 cursor-move touch-none rounded-full bg-surface-sunken"
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={({ buttons, movementX, movementY, currentTarget }) => {
          if (buttons === 0) return
          const by = { x: movementX, y: movementY, side: currentTarget.clientWidth }
          setCrop((now) => moveCrop(now, by, picture))
        }}
      />
      <div className="mt-4 grid gap-2">
        {SLIDERS.map(({ key, label, min, max }) => (
          <label key={key} className="grid min-h-11 grid-cols-[9rem_1fr] items-center gap-3">
            {label}
            <input
              type="range"
              min={min}
              max={max}
              step={0.01}
              value={crop[key]}
              className="accent-sign"
              onChange={({ target }) => setCrop({ ...crop, [key]: Number(target.value) })}
            />
          </label>
        ))}
      </div>
    </Dialog>
  )
}
