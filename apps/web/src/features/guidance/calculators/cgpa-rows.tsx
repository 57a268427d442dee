import { ROW_FIELDS } from '@sopaan/domain/cgpa/cgpa-question'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Rows shown before any is added. */
const ROWS_FIRST = { sgpa: 6, cgpa: 4 } as const

type Props = { mode: 'sgpa' | 'cgpa'; answers: URLSearchParams }

const CELL = 'h-11 w-full min-w-0 rounded-control border border-border-control bg-surface px-3 tabular-nums'

/** One row a subject or semester: credits, and a grade or an SGPA. Rows can be added where there is script. */
export function CgpaRows({ mode, answers }: Props) {
  const { cgpa: words } = useWords()
  const [rows, setRows] = useState(() => Math.max(ROWS_FIRST[mode], answers.getAll(ROW_FIELDS[mode][0]).length))
  const [first, second] = ROW_FIELDS[mode]
  const [firsts, seconds] = [answers.getAll(first), answers.getAll(second)]
  const secondLabel = mode === 'sgpa' ? words.grade : words.sgpa
  return (
    <div>
      <div aria-hidden="true" className="type-small grid grid-cols-[1fr_84px_112px] gap-2 text-secondary">
        <span />
        <span>{words.credits}</span>
        <span>{secondLabel}</span>
      </div>
      <ol className="mt-1 grid gap-2">
        {Array.from({ length: rows }, (_, at) => {
          const name = (mode === 'sgpa' ? words.subject : words.semester)(String(at + 1))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <li key={at} className="grid grid-cols-[1fr_84px_112px] items-center gap-2">
              <span className="type-small">{name}</span>
              <input
                name={first}
                aria-label={`${name}, ${words.credits}`}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={firsts[at] ?? ''}
                className={CELL}
              />
              <input
                name={second}
                aria-label={`${name}, ${secondLabel}`}
                inputMode={mode === 'sgpa' ? 'text' : 'decimal'}
                autoComplete="off"
                autoCapitalize="characters"
                defaultValue={seconds[at] ?? ''}
                className={CELL}
              />
            </li>
          )
        })}
      </ol>
      <p className="type-small mt-2 text-tertiary">{words.addHint}</p>
      <Button look="line" className="only-with-script mt-2" onClick={() => setRows(rows + 1)}>
        {mode === 'sgpa' ? words.addSubject : words.addSemester}
      </Button>
    </div>
  )
}
