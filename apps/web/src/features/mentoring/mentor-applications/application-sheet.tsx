import type { ManagedMentor } from '@sopaan/contract/managed-mentors'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Fact } from '#web/ui/fact.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { approveMentor } from './managed-mentors.queries.ts'
import { ProofPicture } from './proof-picture.tsx'
import { RejectMentorForm } from './reject-mentor-form.tsx'

type Props = { mentor: ManagedMentor; onDone: () => void }

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
