import { useToast } from '@trassa/ui/feedback/toast'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { useAdForm } from '../context/ad-form-handle.ts'
import { useDefinition } from '../context/definition-context.ts'
import { useAdField } from '../fields/use-ad-field.ts'
import { PHOTO_LABELS } from './photo-labels.ts'
import { createKnownFiles, type PhotoMemory } from './preparing/known-files.ts'
import { ACCEPTED } from './preparing/prepare-photo.ts'
import { useUploads, useUploadsSnapshot } from './uploads-context.ts'

const EXTENSIONS = Object.values(ACCEPTED).flat().join(',')

interface PhotosFieldOptions {
  /** Accessible name of the file input. */
  inputLabel: string
  /** Absent where a reload may forget which files the ad has. */
  memory?: PhotoMemory
  /** Called after files were handed to the uploads. */
  onAdd?: () => void
}

/**
 * The photos field without its layout: files chosen or dropped are uploaded at once, as many as the
 * type's limit leaves room for (domain §4); the others are refused with a notice, as are files that the ad has already.
 */
export function usePhotosField({ inputLabel, memory, onAdd }: PhotosFieldOptions) {
  const { max } = useDefinition().photos
  const { value: photos, error } = useAdField('photos')
  const uploads = useUploads()
  const pending = useUploadsSnapshot(uploads).uploads
  const toast = useToast()
  const room = Math.max(0, max - photos.length - pending.length)
  const form = useAdForm()
  const [overLimit, setOverLimit] = useState<readonly string[]>([])

  /** Of the ad and of its uploads, at this moment: files are recognised one after another. */
  const roomNow = () => max - form.getValues('photos').length - uploads.read().uploads.length

  // In the form's uploads, so that it outlives a step of a phone that shows no photographs.
  const knownFiles = useEffectEvent(() => {
    uploads.known.current ??= createKnownFiles({
      isInAd: (photoId) => form.getValues('photos').some(({ id }) => id === photoId),
      isUnderWay: (file) => uploads.read().uploads.some((one) => one.file === file),
      memory,
    })
  })
  useEffect(() => knownFiles(), [])

  async function add(files: readonly File[]) {
    let added = 0
    const refused: string[] = []
    const { known } = uploads
    if (!known.current) return
    const repeated = await known.current.addNew(files, (file) => {
      if (roomNow() <= 0) {
        refused.push(file.name)
        return
      }
      uploads.add([file])
      added += 1
    })
    setOverLimit(refused)
    if (refused.length > 0) {
      toast(PHOTO_LABELS.overLimit(added, files.length, max), { tone: 'failure' })
    } else if (repeated > 0) {
      toast(PHOTO_LABELS.repeated(repeated))
    }
    if (added > 0) onAdd?.()
  }

  // Without `accept`: every file is added and checked by its bytes, so that the reason stands beside it.
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (files) => void add(files),
    noClick: true,
    noKeyboard: true,
  })
  return {
    photos,
    /** Uploads under way or failed, in the order of choice. */
    pending,
    error,
    max,
    isFull: room === 0,
    /** Names of the files that the last choice had no room for. */
    overLimit,
    forgetOverLimit: () => setOverLimit([]),
    isDragActive,
    /** Opens the file dialog. */
    open,
    getRootProps,
    inputProps: getInputProps({ accept: EXTENSIONS, 'aria-label': inputLabel }),
  }
}
