import { type OwnMentor, PROOF_NOTE_MAX } from '@sopaan/contract/mentors'
import type { FormEvent } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { MentorAbout } from './mentor-about.tsx'
import { applyAsMentor } from './mentors.queries.ts'
import { readApplication } from './read-application.ts'
import { SeatChoice } from './seat-choice.tsx'
import { StudyYear } from './study-year.tsx'

/** Applies, or changes what was applied with. */
export function ApplicationForm({ before, onDone }: { before: OwnMentor | null; onDone: () => void }) {
  const words = useWords().mentoring.apply
  const { isBusy, fields, run, setFields } = useAction()
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readApplication(new FormData(event.currentTarget), words)
    if ('missing' in read) return setFields(read.missing)
    const said = { done: words.sent, failed: words.failed, field: 'form' }
    if (await run(() => applyAsMentor(read.application), said)) onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-4">
      <div className="grid gap-x-5 sm:grid-cols-2">
        <SeatChoice seat={before?.seat} errors={fields} />
        <StudyYear before={before} />
      </div>
      <MentorAbout before={before} errors={fields} />
      <TextArea
        label={words.proofNote}
        name="proofNote"
        hint={words.proofNoteHint}
        maxLength={PROOF_NOTE_MAX}
        defaultValue={before?.proofNote}
        error={fields.proofNote}
      />
      {fields.form !== undefined && <Banner title={fields.form} tone="error" />}
      <Button type="submit" doing={isBusy ? words.sending : undefined} className="justify-self-start">
        {words.send}
      </Button>
    </form>
  )
}
