import { Button } from '../actions/button.tsx'
import { Avatar } from '../display/avatar.tsx'
import { Card } from '../display/card.tsx'
import { Progress } from '../display/progress.tsx'
import { Skeleton, SkeletonGroup } from '../display/skeleton.tsx'
import { Spinner } from '../display/spinner.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { FailureState } from '../feedback/failure-state.tsx'
import { LoadMore } from '../navigation/load-more.tsx'
import { Line, Section } from './section.tsx'

/** Loading, empty, failed. */
export function States() {
  return (
    <Section title="Состояния">
      <Line label="Загружается">
        <Spinner />
        <Spinner className="size-8 text-sign-text" />
        <Progress label="Фотография 3 из 12" value={42} className="w-64" />
      </Line>
      <div className="grid gap-4 sm:grid-cols-3">
        <SkeletonGroup className="col-span-full grid gap-4 sm:grid-cols-3">
          {['a', 'b', 'c'].map((key) => (
            <Card bare key={key}>
              <Skeleton className="aspect-4/3 rounded-none" />
              <div className="grid gap-2 p-4">
                <Skeleton className="h-6 w-2/5" />
                <Skeleton className="h-5 w-4/5" />
                <Skeleton className="h-4 w-3/5" />
              </div>
            </Card>
          ))}
        </SkeletonGroup>
      </div>
      <div className="grid grid-cols-1 gap-4 wide:grid-cols-2">
        <Card>
          <EmptyState
            title="Пока нет черновиков"
            actions={<Button variant="marking">Разместить объявление</Button>}
          >
            Начните объявление, и оно сохранится здесь само, даже если закрыть страницу.
          </EmptyState>
        </Card>
        <Card>
          <FailureState
            reason="Сервер не отвечает. Проверьте соединение и попробуйте ещё раз."
            sessionId="7f3c0a52-91b4"
            onRetry={() => undefined}
          />
        </Card>
      </div>
      <Line label="Человек">
        <Avatar name="иван" />
        <Avatar name="Ёлкин" className="size-14 text-title" />
      </Line>
      <LoadMore shown={24} total={1284} />
    </Section>
  )
}
