import type { OwnMentor } from '@sopaan/contract/mentors'
import { paths } from '@sopaan/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DocumentHead } from '#web/document-head.tsx'
import { ConsentGate } from '#web/identity/consent-gate.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ApplicationForm } from './application-form.tsx'
import { ownMentorQuery } from './mentors.queries.ts'
import { ProofPicture } from './proof-picture.tsx'

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
