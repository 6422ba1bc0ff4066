export { storeDrawnMaster } from './files/drawn-master.ts'
export { photoFiles } from './files/photo-files.ts'
export {
  attachPhotos,
  holdPhotos,
  listPhotosOfAd,
  lockPhotos,
  releaseHeldPhotos,
} from './photos.repository.ts'
export { photos } from './photos.table.ts'
export { purgePhotos } from './purge-photos.ts'
export type { FileStorage } from './storage/file-storage.ts'
export { filesFolder, openFileStorage } from './storage/open-file-storage.ts'
export { incomingFolder, removeStaleIncoming } from './upload/incoming-files.ts'
export { registerUpload } from './upload/upload.routes.ts'
export { createPhotosService } from './upload/upload.service.ts'
