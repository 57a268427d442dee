import type { BookingPage } from '@sopaan/contract/bookings'
import type { ListSuggestion, ListSuggestions } from '@sopaan/contract/list-suggestions'
import { paths } from '@sopaan/contract/paths'
import { briefBranchName } from '@sopaan/domain/colleges/short-branch-names'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { spellChoice } from '@sopaan/domain/seats/spelled-choice'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAction } from '#web/identity/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { toastWithUndo } from '#web/undo-toast.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { isReadByMentor } from './session-facts.ts'
import { sendSuggestionDecision, sendSuggestionWithdrawal, suggestionsQuery } from './suggestions.queries.ts'

const TONES = { open: 'likely', accepted: 'safe', declined: 'plain' } as const

type Props = {
  booking: BookingPage
  /** Whether the two have met, or will not any more. */
  isOver: boolean
  /** The form in which its mentor suggests; shown where that is open. */
  form: ReactNode
}

/** What the mentor suggests on the list that came with a session, and what its owner makes of each. */
export function RedPen({ booking, isOver, form }: Props) {
  const { redPen: words } = useWords()
  const query = useQuery(suggestionsQuery(booking._id))
  const isOwn = !isReadByMentor(booking)
  return (
    <Card id="red-pen" className="scroll-mt-24">
      <h2 className="type-card">{words.title}</h2>
      <p className="mt-1 text-secondary">{isOwn ? words.leadOwn : words.lead}</p>
      <Loaded query={query} failed={words.failed}>
        {({ suggestions, maySuggest }) => (
          <>
            <Suggestions suggestions={suggestions} id={booking._id} isOwn={isOwn} isOver={isOver} />
            {isOwn && suggestions.length > 0 && (
              <Link
                to={`${paths.dashboard('mentee-dashboard')}/choices`}
                className="mt-2 inline-flex min-h-11 items-center text-primary-text"
              >
                {words.toList}
              </Link>
            )}
            {maySuggest && form}
            {isOver && !isOwn && !maySuggest && <p className="mt-3 text-secondary">{words.overForMentor}</p>}
          </>
        )}
      </Loaded>
    </Card>
  )
}

type ListProps = Pick<ListSuggestions, 'suggestions'> & { id: string; isOwn: boolean; isOver: boolean }

function Suggestions({ suggestions, id, isOwn, isOver }: ListProps) {
  const { redPen: words } = useWords()
  if (suggestions.length === 0) return <p className="mt-3 text-secondary">{words.none}</p>
  const count = (of: ListSuggestion['state']) => suggestions.filter(({ state }) => state === of).length
  const open = count('open')
  return (
    <>
      <p role="status" className="mt-3 font-semibold tabular-nums">
        {open === 0 ? words.closed : words.open(groupIndian(open))}
      </p>
      {open < suggestions.length && (
        <p className="tabular-nums">{words.outcome(groupIndian(count('accepted')), groupIndian(count('declined')))}</p>
      )}
      {open > 0 && isOver && isOwn && <p className="text-secondary">{words.openAfter}</p>}
      <ol className="mt-1 divide-y divide-border">
        {suggestions.map((suggestion) => (
          <li key={suggestion._id} className="py-3">
            <SuggestionRow suggestion={suggestion} id={id} isOwn={isOwn} />
          </li>
        ))}
      </ol>
    </>
  )
}

function SuggestionRow({ suggestion, id, isOwn }: { suggestion: ListSuggestion; id: string; isOwn: boolean }) {
  const { redPen: words } = useWords()
  const { state, reason, conflict, isListChanged } = suggestion
  const isOpen = state === 'open'
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 font-semibold wrap-anywhere">{whatOf(suggestion, words)}</p>
        {!isOpen && <Badge tone={TONES[state]}>{words.states[state]}</Badge>}
      </div>
      <p className="wrap-anywhere text-secondary">{words.why(reason)}</p>
      {isOpen && conflict !== null && (
        <p className="type-small font-semibold text-danger">{words.conflicts[conflict]}</p>
      )}
      {isOpen && conflict === null && isListChanged && suggestion.kind !== 'remove' && (
        <p className="type-small font-semibold">{words.changed}</p>
      )}
      {isOwn ? <OwnerActions suggestion={suggestion} id={id} /> : <AuthorActions suggestion={suggestion} id={id} />}
    </>
  )
}

type ActionProps = { suggestion: ListSuggestion; id: string }

/** One tap accepts or leaves it; another takes that back. */
function OwnerActions({ suggestion: { _id, state, conflict }, id }: ActionProps) {
  const { redPen: words } = useWords()
  const { isBusy, run } = useAction()
  const decide = (decision: Parameters<typeof sendSuggestionDecision>[2]) =>
    run(() => sendSuggestionDecision(id, _id, decision), { failed: words.notSaved })
  const decideOnce = async (decision: 'accept' | 'decline') => {
    if (!(await decide(decision))) return
    const said = decision === 'accept' ? words.acceptedToast : words.declinedToast
    toastWithUndo(said, words.undo, () => void decide('reopen'))
  }
  if (state !== 'open')
    return (
      <Button look="quiet" disabled={isBusy} onClick={() => void decide('reopen')}>
        {words.undo}
      </Button>
    )
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button disabled={isBusy || conflict !== null} onClick={() => void decideOnce('accept')}>
        {words.accept}
      </Button>
      <Button look="line" disabled={isBusy} onClick={() => void decideOnce('decline')}>
        {words.decline}
      </Button>
    </div>
  )
}

function AuthorActions({ suggestion: { _id, state }, id }: ActionProps) {
  const { redPen: words } = useWords()
  const { isBusy, run } = useAction()
  if (state !== 'open') return null
  return (
    <Button
      look="quiet"
      disabled={isBusy}
      onClick={() => void run(() => sendSuggestionWithdrawal(id, _id), { failed: words.notSaved })}
    >
      {words.withdraw}
    </Button>
  )
}

/** A suggestion in a line: `Move NIT Calicut, CSE to No. 3`. */
function whatOf({ kind, key, college, branch, position }: ListSuggestion, words: Words['redPen']): string {
  const spelled = spellChoice(key)
  const name = words.seat(
    shortInstituteName(college ?? spelled.institute),
    briefBranchName(branch ?? spelled.programme),
  )
  return words.what[kind](name, groupIndian((position ?? 0) + 1))
}
