import { Button } from '@trassa/ui/actions/button'
import type { useAnswer } from './use-answer.ts'

/** The confirmation button, and above it why the last answer was refused. */
export function PublishButton({ answer }: { answer: ReturnType<typeof useAnswer> }) {
  return (
    <div className="grid gap-2">
      {answer.failure && (
        <p role="alert" className="text-stop-text">
          {answer.failure}
        </p>
      )}
      <Button block loading={answer.busy === 'publish'} onClick={() => answer.give('publish')}>
        Опубликовать
      </Button>
    </div>
  )
}
