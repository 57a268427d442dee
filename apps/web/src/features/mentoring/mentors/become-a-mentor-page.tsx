import { mentors, type OwnMentor } from '@sopaan/contract/mentors'
import { paths } from '@sopaan/contract/paths'
import { PICTURE_BYTES_MAX, PICTURE_TYPES } from '@sopaan/contract/users'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DocumentHead } from '#web/document-head.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { ConsentGate } from '#web/identity/consent-gate.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { MentorAbout } from './mentor-about.tsx'
import { ownMentorQuery, sendCollegeProof, sendMentorApplication } from './mentors.queries.ts'
import { listMissingFields } from './missing-fields.ts'
import { SeatChoice } from './seat-choice.tsx'
import { StudyYear } from './study-year.tsx'

const CONSTRAINTS = constraintsOf(mentors.apply)

/** Where a student of engineering applies to mentor, and reads what staff decided. */
export default function BecomeAMentorPage() {
  const { mentoring } = useWords()
  const words = mentoring.apply
  const query = useQuery(ownMentorQuery)
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <DocumentHead title={words.title} isIndexed={false} />
      <div>
        <h1 className="type-section">{words.title}</h1>
        <p className="mt-2 text-secondary">{words.lead}</p>
      </div>
      <Loaded query={query}>
        {(own) => (
          <ConsentGate>
            <ApplicationState own={own} />
          </ConsentGate>
        )}
      </Loaded>
    </div>
  )
}

function ApplicationState({ own }: { own: OwnMentor | null }) {
  const { mentoring } = useWords()
  const words = mentoring.apply
  const [isChanging, setChanging] = useState(false)
  if (own?.state === 'approved')
    return (
      <Card className="grid justify-items-start gap-4">
        <p className="type-card">{words.approved}</p>
        <a href={paths.dashboard('mentor-dashboard')} className={buttonClasses('pen')}>
          {words.asMentor}
        </a>
      </Card>
    )
  if (own === null || own.state === 'rejected' || isChanging)
    return (
      <>
        {own?.state === 'rejected' && <Banner title={words.rejected(own.reason ?? '')} tone="error" />}
        <Card>
          <ApplicationForm before={own} onDone={() => setChanging(false)} />
        </Card>
      </>
    )
  return (
    <>
      <Banner title={words.waiting} tone="note">
        <p className="mt-1 text-secondary">
          {own.seat.programme.name}, {own.seat.institute.name}
        </p>
      </Banner>
      <Card className="grid gap-4">
        <ProofPicture hasFile={own.hasProofFile} />
        <Button look="line" className="justify-self-start" onClick={() => setChanging(true)}>
          {words.change}
        </Button>
      </Card>
    </>
  )
}

/** Applies, or changes what was applied with. */
function ApplicationForm({ before, onDone }: { before: OwnMentor | null; onDone: () => void }) {
  const words = useWords().mentoring.apply
  const form = useContractForm(CONSTRAINTS, {
    initial: before && { ...before.fields, proofNote: before.proofNote },
    check: (application) => ({
      ...listMissingFields(application, words),
      ...(application.proofNote === '' && { proofNote: words.missing.proofNote }),
    }),
    send: sendMentorApplication,
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

/** The picture of the college id that goes with an application. */
function ProofPicture({ hasFile }: { hasFile: boolean }) {
  const { mentoring } = useWords()
  const words = mentoring.apply
  const { isBusy, fields, run, setFields } = useAction()
  const handleFile = (file: File) => {
    if (file.size > PICTURE_BYTES_MAX) return setFields({ proof: words.fileTooLarge })
    void run(() => sendCollegeProof(file), { done: words.pictureSent, failed: words.failed, field: 'proof' })
  }
  return (
    <div className="grid gap-2">
      {hasFile && <p className="font-semibold text-safe">{words.proofAttached}</p>}
      <FileDrop
        label={isBusy ? words.sending : words.proofFile}
        hint={words.proofFileHint}
        accept={PICTURE_TYPES.join(',')}
        isDisabled={isBusy}
        error={fields.proof}
        onChoose={handleFile}
      />
    </div>
  )
}
