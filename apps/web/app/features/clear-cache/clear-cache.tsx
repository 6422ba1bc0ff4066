import { useMutation } from '@tanstack/react-query'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { Button } from '@trassa/ui/actions/button'
import { clearSiteData } from './clear-site-data.ts'

/** The button of `/clearCache` and what it has removed. */
export function ClearCache() {
  const { mutate, data, isPending, isError } = useMutation({ mutationFn: clearSiteData })
  return (
    <>
      <Button className="mt-4" loading={isPending} onClick={() => mutate()}>
        Очистить
      </Button>
      <div role="status" className="mt-4">
        {data && (
          <>
            <p>Данные сайта удалены из браузера. Вход в профиль сохранён.</p>
            <ul className="mt-2 list-disc pl-6 text-text-muted">
              <li>Служебных программ: {data.workers}</li>
              <li>Хранилищ страниц: {data.caches}</li>
              <li>Записей (город, вид списков, черновики форм и другие): {data.values}</li>
            </ul>
          </>
        )}
        {isError && <p className="text-stop-text">{ERROR_TEXTS['server.failed']}</p>}
      </div>
    </>
  )
}
