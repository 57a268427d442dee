import { type MentoredMentee, mentoring as mentoringCalls } from '@sopaan/contract/mentoring'
import { paths } from '@sopaan/contract/paths'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { Form, Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { readPageNumber } from '#web/forms/read-search.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { menteesQuery } from './mentor-area.queries.ts'

const CONSTRAINTS = constraintsOf(mentoringCalls.mentees)

/** The people a mentor has sessions with: what was said last, and what they still have to do. */
export default function MenteesPage() {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  const [search] = useSearchParams()
  const q = (search.get('q') ?? '').trim()
  const query = useQuery(menteesQuery(readPageNumber(search), q))
  return (
    <div className="mx-auto grid max-w-[1104px] grid-cols-[minmax(0,1fr)] gap-5">
      <DocumentHead title={words.menteesTitle} isIndexed={false} />
      <MenteeSearch q={q} />
      <Loaded query={query}>
        {(page) =>
          page.data.length === 0 ? (
            <EmptyState title={q === '' ? words.noMentees : words.noMenteeFound(q)}>
              {q === '' ? words.noMenteesText : words.noMenteeFoundText}
            </EmptyState>
          ) : (
            <>
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
                {page.data.map((mentee) => (
                  <Shown key={mentee._id} mentee={mentee} />
                ))}
              </ul>
              <PageNav label={words.menteePages} page={page} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

/** By first name or by what a note says; the question stands in the address. */
function MenteeSearch({ q }: { q: string }) {
  const words = useWords().mentoring.mentor
  return (
    <Form role="search" className="flex flex-wrap items-end gap-3">
      <Field
        key={q}
        label={words.searchMentees}
        name="q"
        type="search"
        enterKeyHint="search"
        {...limitsOf(CONSTRAINTS, 'q')}
        hasNote={false}
        defaultValue={q}
        className="min-w-0 grow sm:max-w-sm"
      />
      <Button type="submit" look="line">
        {words.searchButton}
      </Button>
    </Form>
  )
}

function Shown({ mentee }: { mentee: MentoredMentee }) {
  const { mentoring, language } = useWords()
  const words = mentoring.mentor
  const { firstName, lastNote, lastSessionAt, nextSessionAt, lastBookingId, nextBookingId } = mentee
  const linkTo = (id: string) => paths.session('mentor-dashboard', id)
  return (
    <li className="grid content-start gap-3 rounded-sheet border border-border bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="type-card wrap-anywhere">{firstName}</h2>
        <span className="flex items-center gap-2">
          <span className="type-small text-secondary">{mentoring.sessions(mentee.sessions)}</span>
          {mentee.openItems > 0 && <Badge tone="likely">{words.openItems(mentee.openItems)}</Badge>}
        </span>
      </div>
      {lastNote === '' ? (
        <p className="text-tertiary">{words.noNote}</p>
      ) : (
        <div className="rounded-box bg-surface-sunken px-4 py-3">
          <p className="line-clamp-4 wrap-anywhere whitespace-pre-line">{lastNote}</p>
        </div>
      )}
      <p className="grid justify-items-start">
        {nextSessionAt !== null && nextBookingId !== null && (
          <Link to={linkTo(nextBookingId)} className={LINK}>
            {words.nextSession(formatDateTime(nextSessionAt, language))}
          </Link>
        )}
        {lastSessionAt !== null && lastBookingId !== null && (
          <Link to={linkTo(lastBookingId)} className={LINK}>
            {words.lastSession(formatDateTime(lastSessionAt, language))}
          </Link>
        )}
      </p>
    </li>
  )
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline'
