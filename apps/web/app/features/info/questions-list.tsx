import { QUESTIONS } from './questions.ts'

/** Questions with answers as `<details>`, without JavaScript. */
export function QuestionsList() {
  return (
    <div className="divide-y border-y">
      {QUESTIONS.map(({ question, answer }) => (
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
  )
}
