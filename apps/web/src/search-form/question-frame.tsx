import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type Props = {
  /** The key of the answer, by which the program of the card finds the question. */
  name: string
  noteId: string
  /** What the server said is wrong. */
  error?: string | undefined
  /** What is said in place when nothing is typed or chosen; absent: the answer may stay away. */
  empty?: string | undefined
  /** What is said in place when it is no such number. */
  wrong?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** One question of the card, with the line below it that says what is wrong, which takes no room until then. */
export function QuestionFrame({ name, noteId, error, empty, wrong, className, children }: Props) {
  return (
    <div
      data-question={name}
      data-empty={empty}
      data-wrong={wrong}
      data-faulty={error === undefined ? undefined : ''}
      className={classNames('question', className)}
    >
      {children}
      <div id={noteId} className="type-small font-semibold text-danger">
        {error !== undefined && <p className="mt-1">{error}</p>}
        <p className="mt-1 empty:hidden" role="alert" data-fault />
      </div>
    </div>
  )
}
