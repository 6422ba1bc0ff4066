import { FEEDS_MAX } from '@trassa/contracts/enumerations/feeds'
import { Button } from '@trassa/ui/actions/button'
import { Card } from '@trassa/ui/display/card'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { PagePart } from '@trassa/ui/feedback/page-part'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'
import { STOCK_TITLE } from '../../shared/addresses/stock-title.ts'
import { useMe } from '../../shared/login/use-me.ts'
import { FeedCard } from './feed/feed-card.tsx'
import { FeedForm } from './feed/feed-form.tsx'
import { FileHelp } from './help/file-help.tsx'
import { useFeeds } from './use-feeds.ts'

/** `/profile/Stock`: a company's ads from a file at an address of its own (issue 11). */
export function StockPage() {
  const { profile } = useMe()
  if (!profile) return null
  return (
    <div className="mx-auto grid max-w-220 gap-6">
      <header className="grid gap-2">
        <h1 className="font-bold text-heading">{STOCK_TITLE}</h1>
        <p className="max-w-prose text-text-muted">
          Объявления создаются, меняются и снимаются сами – по файлу с вашего сайта или из учётной
          системы.
        </p>
      </header>
      {profile.type === 1 ? (
        <OwnFeeds userId={profile.id} />
      ) : (
        <EmptyState
          title="Автозагрузка – для компаний"
          actions={
            <Button render={<Link to={PATHS.createAd} />} variant="secondary">
              Разместить объявление
            </Button>
          }
        >
          Частные лица размещают объявления по одному.
        </EmptyState>
      )}
    </div>
  )
}

function OwnFeeds({ userId }: { userId: string }) {
  const { data, error, refetch, isFetching } = useFeeds(userId)
  const [isAdding, setAdding] = useState(false)
  if (!data && error) {
    return (
      <FailureState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  if (!data) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-56" />
      </SkeletonGroup>
    )
  }
  const { items } = data
  const isForm = isAdding || items.length === 0
  return (
    <>
      {items.map((feed) => (
        <PagePart key={feed.id}>
          <FeedCard feed={feed} userId={userId} />
        </PagePart>
      ))}
      {isForm ? (
        <Card render={<section aria-label="Новый адрес" />} className="grid gap-4">
          <h2 className="font-bold text-title">
            {items.length === 0 ? 'Откуда загружать' : 'Ещё один адрес'}
          </h2>
          <FeedForm
            onDone={() => setAdding(false)}
            onCancel={items.length > 0 ? () => setAdding(false) : undefined}
          />
        </Card>
      ) : (
        items.length < FEEDS_MAX && (
          <div>
            <Button variant="secondary" onClick={() => setAdding(true)}>
              Добавить адрес
            </Button>
          </div>
        )
      )}
      <PagePart>
        <FileHelp />
      </PagePart>
    </>
  )
}
