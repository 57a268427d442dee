import { formatDayAndTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { resendVerification, waitingQuery } from './users.queries.ts'

/** Sign-ups whose mailed link was not opened: no accounts yet, but what people write to us about. */
export function WaitingSignUps({ q }: { q: string | undefined }) {
  const { users: words, language } = useWords()
  const query = useQuery(waitingQuery(q))
  const { isBusy, run } = useAction()
  return (
    <Card>
      <h2 className="type-subsection">{words.waiting}</h2>
      <p className="mt-1 mb-3 text-secondary">{words.waitingLead}</p>
      <Loaded query={query} failed={words.waitingFailed}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{words.waitingEmpty}</p>
          ) : (
            <ul className="divide-y divide-border">
              {rows.map(({ _id, fullName, email, createdAt }) => (
                <li key={_id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <div className="min-w-0">
                    <p className="font-semibold wrap-anywhere">{fullName}</p>
                    <p className="type-small text-tertiary wrap-anywhere">
                      {`${email} · ${formatDayAndTime(new Date(createdAt), language)}`}
                    </p>
                  </div>
                  <Button
                    look="line"
                    disabled={isBusy}
                    onClick={() =>
                      void run(() => resendVerification(_id), { done: words.done.resend, failed: words.failed })
                    }
                  >
                    {words.resendVerification}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
