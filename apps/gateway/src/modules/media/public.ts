export { withUploadedPicture } from './avatars/avatar-upload.ts'
export { type Avatars, createAvatars } from './avatars/avatars.ts'
export { copyMaster, storeDrawnMaster } from './files/drawn-master.ts'
export { photoFiles } from './files/photo-files.ts'
export { createJpegReader } from './files/picture-as-jpeg.ts'
export { createPanelPictures, type MakePanelPicture } from './files/picture-with-panel.ts'
export { mediaJobs } from './media.jobs.ts'
export {
  attachPhotos,
  findUsablePhotos,
  holdPhotos,
  listPhotosOfAd,
  lockPhotos,
  readPhotosById,
  releaseHeldPhotos,
  releasePhotos,
} from './photos.repository.ts'
export { photos } from './photos.table.ts'
export type { FileStorage } from './storage/file-storage.ts'
export { filesFolder, openFileStorage } from './storage/open-file-storage.ts'
export { startIncomingCleaning } from './upload/clean-incoming.ts'
export { incomingFolder } from './upload/incoming-files.ts'
export { registerUpload } from './upload/upload.routes.ts'
export { createPhotosService, type PhotosService } from './upload/upload.service.ts'
