import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { assigneesQuery } from './threads.queries.ts'

/** Who of the staff answers, oneself first; nobody is the last. Its field is `userId`. */
export function AssigneeField() {
  const { contact } = useWords()
  const words = contact.desk
  const { _id: ownId, fullName } = useSignedIn()
  const { data: staff = [] } = useQuery(assigneesQuery)
  return (
    <Select label={words.assignee} name="userId">
      <option value={ownId}>{words.answeredByMe(fullName)}</option>
      {staff
        .filter(({ _id }) => _id !== ownId)
        .map(({ _id, fullName }) => (
          <option key={_id} value={_id}>
            {words.answeredBy(fullName)}
          </option>
        ))}
      <option value="">{words.answeredByNobody}</option>
    </Select>
  )
}
