import type { Photo } from '@trassa/contracts/entities/photo'
import { closeOnBack } from '@trassa/ui/overlays/back-closes'
import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'
import { photoSrcSet, photoUrl } from './photo.tsx'

const LARGEST = 1920

/** Shows the photographs over the whole screen from `index` on; Back closes them on a phone. A chunk of its own. */
export function openFullScreen(
  photos: readonly Photo[],
  index: number,
  onIndex: (index: number) => void,
): void {
  const viewer = new PhotoSwipe({
    index,
    dataSource: photos.map(({ id, width, height }) => ({
      src: photoUrl(id, LARGEST, 'webp'),
      srcset: photoSrcSet(id, 'webp'),
      width,
      height,
    })),
    closeTitle: 'Закрыть',
    zoomTitle: 'Увеличить',
    arrowPrevTitle: 'Предыдущая фотография',
    arrowNextTitle: 'Следующая фотография',
    errorMsg: 'Фотография не загрузилась',
    bgOpacity: 0.95,
    showHideAnimationType: 'fade',
  })
  viewer.on('change', () => onIndex(viewer.currIndex))
  viewer.init()
  const close = () => {
    // PhotoSwipe ignores close() while it is still opening.
    if (viewer.opener.isOpen) viewer.close()
    else viewer.on('openingAnimationEnd', () => viewer.close())
  }
  viewer.on('close', closeOnBack(close))
}
