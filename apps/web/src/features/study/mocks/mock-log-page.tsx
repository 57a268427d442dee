import { MISTAKE_KINDS, type Mistake, type MistakeKind, type Mock } from '@sopaan/contract/mocks'
import { paths } from '@sopaan/contract/paths'
import { findChapter } from '@sopaan/domain/syllabus/syllabus'
import { SUBJECTS, type Subject } from '@sopaan/domain/syllabus/syllabus-chapter'
import { formatDate } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useContext, useState } from 'react'
import { Link } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ConfirmAction } from '#web/forms/confirm-action.tsx'
import { dashboardOf } from '#web/identity/landing.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IsTitledByFrame } from '#web/ui/frame-title.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Section } from '#web/ui/section.tsx'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { CostCard } from './cost-card.tsx'
import { MistakeForm } from './mistake-form.tsx'
import { MockForm } from './mock-form.tsx'
import { MockResultSheet } from './mock-result-sheet.tsx'
import { MockSubjects } from './mock-subjects.tsx'
import { MockTrend } from './mock-trend.tsx'
import { mockFileUrl, mockLogQuery, removeMistake, removeMock } from './mocks.queries.ts'

type Open =
  | { kind: 'mock'; mock: Mock | undefined }
  | { kind: 'mistake'; mistake: Mistake | undefined }
  | { kind: 'remove'; name: string; work: () => Promise<void> }

type Props = {
  title: string
  day: string
  note: string
  /** The file for a calendar, of what has one. */
  file?: string
  onChange: () => void
  onRemove: () => void
}

/** A person's mock tests and the mistakes that cost marks. */
export default function MockLogPage() {
  const { mocks: words } = useWords()
  const query = useQuery(mockLogQuery)
  return (
    <ReauthenticationProvider>
      <div className="mx-auto grid max-w-[1104px] grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
        <DocumentHead title={words.title} isIndexed={false} />
        <Loaded query={query}>{(log) => <Log {...log} />}</Loaded>
      </div>
    </ReauthenticationProvider>
  )
}

function Log({ mocks, mistakes }: { mocks: Mock[]; mistakes: Mistake[] }) {
  const { mocks: words, planner, language } = useWords()
  const { role } = useSignedIn()
  // The frame shows what page it is.
  const isTitledByFrame = useContext(IsTitledByFrame)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const titles = {
    mock: open?.kind === 'mock' && open.mock ? words.changeMock : words.addMock,
    mistake: open?.kind === 'mistake' && open.mistake ? words.changeMistake : words.addMistake,
    remove: open?.kind === 'remove' ? open.name : '',
  }
  const isBlank = mocks.length === 0 && mistakes.length === 0
  const ways = (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen({ kind: 'mock', mock: undefined })}>{words.addMock}</Button>
      <Link to={`${paths.dashboard(dashboardOf(role))}/tests`} className={buttonClasses('line')}>
        {words.sitPaper}
      </Link>
    </div>
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          {!isTitledByFrame && <h1 className="type-subsection">{words.title}</h1>}
          <p className="measure text-secondary">{words.lead}</p>
        </div>
        {!isBlank && ways}
      </div>
      {isBlank && (
        <EmptyState title={words.emptyTitle}>
          <p className="mb-4">{words.emptyText}</p>
          {ways}
        </EmptyState>
      )}
      {!isBlank && (
        <div
          className={classNames(
            'grid items-start gap-4 lg:gap-5',
            mocks.length > 0 && 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
          )}
        >
          {mocks.length > 0 && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
              <MockResultSheet mocks={mocks} />
              <MockTrend mocks={mocks} />
            </div>
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
            <MockSubjects mocks={mocks} />
            <CostCard mistakes={mistakes} isNarrow={mocks.length > 0} />
          </div>
        </div>
      )}
      <Notebook mocks={mocks} mistakes={mistakes} onOpen={setOpen} />
      {!isBlank && (
        <Section id="log" title={words.logTitle}>
          {mocks.length === 0 && <p className="text-secondary">{words.noMocks}</p>}
          <ul className="grid">
            {mocks.map((mock) => (
              <LogRow
                key={mock._id}
                title={mock.name}
                day={mock.takenOn}
                note={[
                  words.exams[mock.exam],
                  words.marksOf(String(mock.totalMarks), String(mock.maxMarks)),
                  ...subjectMarks(mock, planner.subjects),
                ].join(', ')}
                file={mockFileUrl(mock._id, language)}
                onChange={() => setOpen({ kind: 'mock', mock })}
                onRemove={() => setOpen({ kind: 'remove', name: mock.name, work: () => removeMock(mock._id) })}
              />
            ))}
          </ul>
        </Section>
      )}
      <Dialog
        title={open ? titles[open.kind] : ''}
        isOpen={open !== undefined && open.kind !== 'remove'}
        onClose={close}
      >
        {open?.kind === 'mock' && <MockForm mock={open.mock} onDone={close} />}
        {open?.kind === 'mistake' && <MistakeForm mistake={open.mistake} mocks={mocks} onDone={close} />}
      </Dialog>
      <ConfirmAction
        title={titles.remove}
        text={words.removeAsk}
        deed={words.remove}
        cancel={words.cancel}
        doing={words.saving}
        isOpen={open?.kind === 'remove'}
        work={async () => open?.kind === 'remove' && open.work()}
        said={{ done: words.removed, failed: words.failed }}
        onClose={close}
      />
    </>
  )
}

function Notebook({
  mocks,
  mistakes,
  onOpen,
}: {
  mocks: Mock[]
  mistakes: Mistake[]
  onOpen: (open: Open) => void
}): ReactNode {
  const { mocks: words, planner, syllabus } = useWords()
  const [kind, setKind] = useState<MistakeKind | ''>('')
  const shown = mistakes.filter((mistake) => kind === '' || mistake.kind === kind)
  const chapterName = (key: string | null) => {
    const shipped = key === null ? undefined : findChapter(key)
    return shipped && syllabus.chapter(shipped.key, shipped.name)
  }
  const mockName = (id: string | null) => mocks.find(({ _id }) => _id === id)?.name
  return (
    <Section id="notebook" title={words.notebookTitle}>
      {mistakes.length === 0 ? (
        <p className="text-secondary">{words.noMistakes}</p>
      ) : (
        <Select
          label={words.filter}
          hasNote={false}
          className="max-w-64"
          value={kind}
          onChange={(event) => setKind(MISTAKE_KINDS.find((each) => each === event.target.value) ?? '')}
        >
          <option value="">{words.all}</option>
          {MISTAKE_KINDS.map((each) => (
            <option key={each} value={each}>
              {words.kinds[each]}
            </option>
          ))}
        </Select>
      )}
      <ul className="grid">
        {shown.map((mistake) => (
          <LogRow
            key={mistake._id}
            title={mistake.note}
            day={mistake.madeOn}
            note={[
              planner.subjects[mistake.subject],
              chapterName(mistake.chapterKey),
              words.kinds[mistake.kind],
              words.lost(String(mistake.marksLost)),
              mockName(mistake.mockId),
            ]
              .filter(Boolean)
              .join(', ')}
            onChange={() => onOpen({ kind: 'mistake', mistake })}
            onRemove={() => onOpen({ kind: 'remove', name: mistake.note, work: () => removeMistake(mistake._id) })}
          />
        ))}
      </ul>
      <Button className="justify-self-start" onClick={() => onOpen({ kind: 'mistake', mistake: undefined })}>
        {words.addMistake}
      </Button>
    </Section>
  )
}

/** The marks of the subjects that were told: `Physics 60`. */
function subjectMarks(mock: Mock, names: Readonly<Record<Subject, string>>): string[] {
  return SUBJECTS.flatMap((subject) => (mock[subject] === null ? [] : [`${names[subject]} ${mock[subject]}`]))
}

/** One line of the mock log or the notebook, with what can be done with it. */
function LogRow({ title, day, note, file, onChange, onRemove }: Props) {
  const { mocks: words, language } = useWords()
  return (
    <li className="flex items-start gap-3 border-t border-border py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold break-words whitespace-pre-line">{title}</p>
        <p className="text-secondary tabular-nums">
          {formatDate(day, language)} · {note}
        </p>
      </div>
      <Menu
        label={words.menu(title)}
        items={[
          { key: 'change', label: words.change, onChoose: onChange },
          ...(file === undefined
            ? []
            : [{ key: 'calendar', label: words.addToCalendar, to: file, isReload: true } as const]),
          { key: 'remove', label: words.remove, onChoose: onRemove, isDanger: true },
        ]}
      />
    </li>
  )
}
