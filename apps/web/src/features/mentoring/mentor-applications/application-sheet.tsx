import { type ManagedMentor, managedMentors } from '@sopaan/contract/managed-mentors'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { TextForm } from '#web/forms/text-form.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Fact } from '#web/ui/fact.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { approveMentor, fetchProof, rejectMentor } from './managed-mentors.queries.ts'

type Props = { mentor: ManagedMentor; onDone: () => void }

const CONSTRAINTS = constraintsOf(managedMentors.decide)

type RejectMentorFormProps = { id: string; onDone: () => void; onCancel: () => void }

/** All that somebody said to become a mentor, and the decision on it while it waits. */
export function ApplicationSheet({ mentor, onDone }: Props) {
  const { mentoring, language } = useWords()
  const words = mentoring.staff
  const [isRejecting, setRejecting] = useState(false)
  const { isBusy, run } = useAction()
  const { _id, seat, fields } = mentor
  const approve = async () => {
    if (await run(() => approveMentor(_id), { done: words.decided, failed: words.failed })) onDone()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <dl className="grid gap-3 wrap-anywhere">
        <Fact name={words.seat}>
          {seat.programme.name}, {seat.institute.name} ·{' '}
          {seat.studyYear === null ? mentoring.graduated : mentoring.year(seat.studyYear)}
        </Fact>
        <Fact name={words.email}>{mentor.email}</Fact>
        <Fact name={words.applied}>{formatDateTime(mentor.appliedAt, language)}</Fact>
        <Fact name={mentoring.apply.proofNote}>{mentor.proofNote || words.noProofNote}</Fact>
        <Fact name={mentoring.about}>{`${fields.headline}\n${fields.about}`}</Fact>
        {fields.filmUrl !== null && (
          <Fact name={mentoring.apply.film}>
            <a href={fields.filmUrl} target="_blank" rel="noopener noreferrer" className="text-primary-text underline">
              {fields.filmUrl}
            </a>
          </Fact>
        )}
        <Fact name={mentoring.speaks}>{fields.languages.map((each) => mentoring.languages[each]).join(', ')}</Fact>
        <Fact name={mentoring.helpsWith}>{fields.topics.map((each) => mentoring.topics[each]).join(', ')}</Fact>
        {mentor.reason !== null && <Fact name={words.rejectedFor}>{mentor.reason}</Fact>}
      </dl>
      {mentor.hasProofFile ? (
        <ProofPicture mentorId={_id} />
      ) : (
        mentor.state === 'applied' && <p className="text-secondary">{words.noPicture}</p>
      )}
      {mentor.state === 'applied' && !isRejecting && (
        <>
          <p className="type-small text-tertiary">{words.approveNote}</p>
          <div className="flex flex-wrap gap-3">
            <Button doing={isBusy ? words.deciding : undefined} onClick={() => void approve()}>
              {words.approve}
            </Button>
            <Button look="danger" disabled={isBusy} onClick={() => setRejecting(true)}>
              {words.reject}
            </Button>
          </div>
        </>
      )}
      {isRejecting && <RejectMentorForm id={_id} onDone={onDone} onCancel={() => setRejecting(false)} />}
      {mentor.state !== 'applied' && (
        <Button look="line" className="justify-self-start" onClick={onDone}>
          {words.close}
        </Button>
      )}
    </div>
  )
}

/** The picture of a college id, shown when it is asked for: each look stands on the trail. */
function ProofPicture({ mentorId }: { mentorId: string }) {
  const words = useWords().mentoring.staff
  const [picture, setPicture] = useState<string>()
  const { isBusy, run } = useAction()
  const look = () => void run(async () => setPicture(await fetchProof(mentorId)), { failed: words.proofFailed })
  if (picture !== undefined)
    return (
      <img
        src={picture}
        alt={words.proofAlt}
        className="max-h-[60vh] w-full rounded-box bg-surface-sunken object-contain"
      />
    )
  return (
    <div className="grid justify-items-start gap-1">
      <Button look="line" doing={isBusy ? words.opening : undefined} onClick={look}>
        {words.proof}
      </Button>
      <p className="type-small text-tertiary">{words.proofLogged}</p>
    </div>
  )
}

/** Says no to an application, and why. */
function RejectMentorForm({ id, onDone, onCancel }: RejectMentorFormProps) {
  const words = useWords().mentoring.staff
  return (
    <TextForm
      constraints={CONSTRAINTS}
      name="reason"
      words={{
        ...{ label: words.reason, missing: words.reasonMissing, submit: words.reject, doing: words.deciding },
        ...{ cancel: words.cancel, done: words.decided, failed: words.failed },
      }}
      look="danger"
      hasFocus
      send={({ reason = '' }) => rejectMentor(id, reason)}
      onDone={onDone}
      onCancel={onCancel}
    />
  )
}
