import { Button } from '@trassa/ui/actions/button'
import { TextField } from '@trassa/ui/fields/text-field'
import { useState } from 'react'
import { PATHS } from '../../shared/addresses/paths.ts'
import { findQuestions } from './find-questions.ts'

/** Questions with answers as `<details>` and a search in them; both work without JavaScript. */
export function QuestionsList({ asked }: { asked: string }) {
  const [text, setText] = useState(asked)
  const found = findQuestions(text)
  return (
    <>
      <search>
        <form action={PATHS.help} className="mb-4 flex items-end gap-3">
          <div className="min-w-0 flex-1">
            <TextField
              type="search"
              name="q"
              label="Поиск по вопросам"
              autoComplete="off"
              maxLength={100}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </div>
          <noscript>
            <Button type="submit" variant="secondary">
              Найти
            </Button>
          </noscript>
        </form>
      </search>
      <p role="status" className="sr-only">
        {text.trim() !== '' && `Найдено вопросов: ${found.length}`}
      </p>
      {found.length === 0 && (
        <p className="border-y py-4 text-text-muted">
          Ничего не найдено. Задайте вопрос в форме ниже.
        </p>
      )}
      {found.length > 0 && (
        <div className="divide-y border-y">
          {found.map(({ question, answer }) => (
            <details key={question} className="group">
              <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-medium marker:hidden [&::-webkit-details-marker]:hidden">
                {question}
                <span
                  aria-hidden="true"
                  className="relative size-4 shrink-0 text-text-muted before:absolute before:inset-x-0 before:top-1/2 before:h-0.5 before:-translate-y-1/2 before:bg-current after:absolute after:inset-y-0 after:left-1/2 after:w-0.5 after:-translate-x-1/2 after:bg-current group-open:after:hidden"
                />
              </summary>
              <div className="pb-5 text-text-muted">
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          ))}
        </div>
      )}
    </>
  )
}
