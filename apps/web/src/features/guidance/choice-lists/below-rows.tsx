import { inLanguage, mentorsFrom, paths } from '@sopaan/contract/paths'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ClassTwelveNote } from '#web/search-form/class-twelve-note.tsx'
import { useSite } from '#web/site-state.ts'
import { useWords } from '#web/words/use-words.tsx'

const LINK = 'inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline'

type Props = {
  /** The list that a mentor is shown; undefined while it is not known which one is open. */
  listId?: string
  /** What the chances say of the order. */
  children?: ReactNode
}

/** What stands below the rows of every list: who looks at it with its owner, the next dates, and the rules of the form. */
export function BelowRows({ listId, children }: Props) {
  const { choices: words, shell, language } = useWords()
  const { switches } = useSite()
  const { pathname } = useLocation()
  const mentors = mentorsFrom(pathname, paths.mentors(), language)
  return (
    <>
      <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
        {switches.mentoring && (
          <a href={listId === undefined ? mentors : paths.withList(mentors, listId)} className={LINK}>
            {words.withMentor}
          </a>
        )}
        <a href={inLanguage(paths.whatNow(), language)} className={LINK}>
          {shell.nextDates}
        </a>
      </p>
      <div className="type-small mt-2 grid gap-2 text-secondary">
        <p className="measure print:hidden">{words.orderRule}</p>
        <p className="measure">{words.formRule}</p>
        <ClassTwelveNote />
        {children}
      </div>
    </>
  )
}
