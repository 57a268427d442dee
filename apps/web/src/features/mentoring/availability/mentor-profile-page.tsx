import type { OwnMentor } from '@sopaan/contract/mentors'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { DocumentHead } from '#web/document-head.tsx'
import { MentorAbout } from '#web/features/mentoring/mentors/mentor-about.tsx'
import { readMentorFields } from '#web/features/mentoring/mentors/read-mentor-fields.ts'
import { SeatChoice } from '#web/features/mentoring/mentors/seat-choice.tsx'
import { StudyYear } from '#web/features/mentoring/mentors/study-year.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { changeFields, ownMentorQuery } from './mentor-area.queries.ts'

/** What others read of a mentor, for the mentor to change; whoever was given the role begins here. */
export default function MentorProfilePage() {
  const { mentoring, language } = useWords()
  const words = mentoring.mentor
  const { _id } = useSignedIn()
  const query = useQuery(ownMentorQuery)
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <DocumentHead title={words.profileTitle} isIndexed={false} />
      <div>
        <h1 className="type-section">{words.profileTitle}</h1>
        <p className="mt-2 text-secondary">{words.profileLead}</p>
      </div>
      <Loaded query={query}>
        {(own) => (
          <Card className="grid gap-4">
            {own !== null && (
              <a
                href={inLanguage(paths.mentor(_id), language)}
                className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
              >
                {words.seePublic}
              </a>
            )}
            <FieldsForm before={own} />
          </Card>
        )}
      </Loaded>
    </div>
  )
}

function FieldsForm({ before }: { before: OwnMentor | null }) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  const { isBusy, fields, run, setFields } = useAction()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readMentorFields(new FormData(event.currentTarget), mentoring.apply)
    if ('missing' in read) return setFields(read.missing)
    void run(() => changeFields(read.fields), { done: words.saved, failed: words.failed, field: 'form' })
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      <div className="grid gap-x-5 sm:grid-cols-2">
        <SeatChoice seat={before?.seat} errors={fields} />
        <StudyYear before={before} />
      </div>
      <MentorAbout before={before} errors={fields} />
      {fields.form !== undefined && <Banner title={fields.form} tone="error" />}
      <Button type="submit" doing={isBusy ? words.saving : undefined} className="justify-self-start">
        {words.save}
      </Button>
    </form>
  )
}
