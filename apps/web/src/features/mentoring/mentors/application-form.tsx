import { mentors, type OwnMentor } from '@sopaan/contract/mentors'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { MentorAbout } from './mentor-about.tsx'
import { applyAsMentor } from './mentors.queries.ts'
import { listMissing } from './missing-fields.ts'
import { SeatChoice } from './seat-choice.tsx'
import { StudyYear } from './study-year.tsx'

const CONSTRAINTS = constraintsOf(mentors.apply)

/** Applies, or changes what was applied with. */
export function ApplicationForm({ before, onDone }: { before: OwnMentor | null; onDone: () => void }) {
  const words = useWords().mentoring.apply
  const form = useContractForm(CONSTRAINTS, {
    initial: before && { ...before.fields, proofNote: before.proofNote },
    check: (application) => ({
      ...listMissing(application, words),
      ...(application.proofNote === '' && { proofNote: words.missing }),
    }),
    send: applyAsMentor,
    onDone: () => onDone(),
    words: { done: words.sent, failed: words.failed, field: 'form' },
  })
  const refused = form.errorOf('form')
  return (
    <form {...form.props} className="grid gap-4">
      <div className="grid gap-x-5 sm:grid-cols-2">
        <SeatChoice seat={before?.seat} form={form} />
        <StudyYear before={before} />
      </div>
      <MentorAbout form={form} />
      <TextArea label={words.proofNote} hint={words.proofNoteHint} {...form.area('proofNote')} />
      {refused !== undefined && <Banner title={refused} tone="error" />}
      <Button type="submit" doing={form.isBusy ? words.sending : undefined} className="justify-self-start">
        {words.send}
      </Button>
    </form>
  )
}
