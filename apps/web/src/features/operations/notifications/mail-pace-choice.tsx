import { MAIL_PACES, type MailPace } from '@sopaan/domain/time/mail-digest'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '#web/identity/use-action.ts'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { mailPaceQuery, sendMailPace } from './notifications.queries.ts'

/** Each notification by its own mail, or one mail a day or a week. The choice holds at once. */
export function MailPaceChoice() {
  const { notifications: words } = useWords()
  const { data } = useQuery(mailPaceQuery)
  const { isBusy, run } = useAction()
  if (data === undefined) return null
  return (
    <Select
      label={words.pace.label}
      hint={words.pace.hint}
      name="pace"
      className="max-w-md"
      value={data.pace}
      disabled={isBusy}
      onChange={({ currentTarget }) =>
        // Its options are the paces.
        void run(() => sendMailPace(currentTarget.value as MailPace), { failed: words.saveFailed })
      }
    >
      {MAIL_PACES.map((pace) => (
        <option key={pace} value={pace}>
          {words.pace.options[pace]}
        </option>
      ))}
    </Select>
  )
}
