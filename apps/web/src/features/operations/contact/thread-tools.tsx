import { paths } from '@sopaan/contract/paths'
import { type ThreadFacts, threads } from '@sopaan/contract/threads'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useAction } from '#web/identity/use-action.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Button } from '#web/ui/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import {
  assigneesQuery,
  sendAssignee,
  sendThreadNote,
  sendThreadNoteRemoval,
  type ThreadKey,
} from './threads.queries.ts'

const CONSTRAINTS = constraintsOf(threads.addNote)

type Note = ThreadFacts['notes'][number]
type Props = { thread: ThreadKey; facts: ThreadFacts & { email: string } }

/** What staff do around an answer: say who writes it, note things for each other, and look up whom it is for. */
export function ThreadTools({ thread, facts }: Props) {
  const { contact } = useWords()
  const words = contact.desk
  return (
    <div className="mt-4 grid gap-2 border-t border-border pt-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <AssigneeSelect key={facts.assignee?._id} thread={thread} assignee={facts.assignee} />
        {facts.userId !== null && (
          <Link
            to={paths.managedUser(facts.userId)}
            className="inline-flex min-h-11 items-center font-semibold text-primary-text"
          >
            {words.account}
          </Link>
        )}
        <Link
          to={`?${new URLSearchParams({ ...(thread.kind === 'grievance' && { of: 'grievances' }), state: 'all', q: facts.email })}`}
          className="inline-flex min-h-11 items-center font-semibold text-primary-text"
        >
          {words.allOfThem}
        </Link>
      </div>
      <ThreadNotes thread={thread} notes={facts.notes} />
    </div>
  )
}

function AssigneeSelect({ thread, assignee }: { thread: ThreadKey; assignee: ThreadFacts['assignee'] }) {
  const { contact } = useWords()
  const words = contact.desk
  const { _id: ownId } = useSignedIn()
  const { data: staff = [] } = useQuery(assigneesQuery)
  const [chosen, setChosen] = useState(assignee?._id ?? '')
  const { isBusy, run } = useAction()
  const choose = async (userId: string) => {
    const before = chosen
    setChosen(userId)
    const isDone = await run(() => sendAssignee(thread, userId || null), { done: words.assigned, failed: words.failed })
    if (!isDone) setChosen(before)
  }
  // Whoever answers no more still stands there until somebody else does.
  const others = assignee !== null && !staff.some(({ _id }) => _id === assignee._id) ? [assignee] : []
  return (
    <Select
      label={words.assignee}
      isLabelHidden
      hasNote={false}
      value={chosen}
      disabled={isBusy}
      onChange={({ target }) => void choose(target.value)}
    >
      <option value="">{words.answeredByNobody}</option>
      {[...others, ...staff].map(({ _id, fullName }) => (
        <option key={_id} value={_id}>
          {_id === ownId ? words.answeredByMe(fullName) : words.answeredBy(fullName)}
        </option>
      ))}
    </Select>
  )
}

function ThreadNotes({ thread, notes }: { thread: ThreadKey; notes: readonly Note[] }) {
  const { contact, language } = useWords()
  const words = contact.notes
  const { fullName } = useSignedIn()
  const { isBusy, run } = useAction()
  const [added, setAdded] = useState<readonly Note[]>([])
  const [removedIds, setRemovedIds] = useState<readonly string[]>([])
  const known = new Set(notes.map(({ _id }) => _id))
  const shown = [...notes, ...added.filter(({ _id }) => !known.has(_id))].filter(({ _id }) => !removedIds.includes(_id))
  const remove = async (id: string) => {
    if (await run(() => sendThreadNoteRemoval(id), { done: words.removed, failed: contact.desk.failed }))
      setRemovedIds((before) => [...before, id])
  }
  return (
    <>
      {shown.length > 0 && (
        <ul className="grid gap-2">
          {shown.map(({ _id, at, by, text }) => (
            <li
              key={_id}
              className="flex flex-wrap items-start justify-between gap-x-4 rounded-box bg-target-soft px-4 py-2"
            >
              <div className="min-w-0 grow">
                <p className="whitespace-pre-line wrap-anywhere">{text}</p>
                <p className="type-small text-secondary">{words.by(by ?? words.gone, formatDateTime(at, language))}</p>
              </div>
              <Button look="quiet" disabled={isBusy} onClick={() => void remove(_id)}>
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Fold name={words.add}>
        <NoteForm
          key={shown.length}
          thread={thread}
          onAdded={(_id, text) =>
            setAdded((before) => [...before, { _id, text, by: fullName, at: new Date().toISOString() }])
          }
        />
      </Fold>
    </>
  )
}

function NoteForm({ thread, onAdded }: { thread: ThreadKey; onAdded: (id: string, text: string) => void }) {
  const { contact } = useWords()
  const words = contact.notes
  const form = useContractForm(CONSTRAINTS, {
    check: ({ text }: { text?: string | undefined }) => (text ? {} : { text: words.missing }),
    send: async ({ text }) => onAdded(await sendThreadNote(thread, text), text),
    words: { done: words.saved, failed: contact.desk.failed, field: 'text' },
  })
  return (
    <form {...form.props} className="grid gap-1">
      <TextArea label={words.label} hint={words.hint} rows={2} {...form.area('text')} />
      <Button
        type="submit"
        look="line"
        className="justify-self-start"
        doing={form.isBusy ? contact.desk.sending : undefined}
      >
        {words.save}
      </Button>
    </form>
  )
}
