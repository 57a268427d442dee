import { mentors, type OwnMentor } from '@sopaan/contract/mentors'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { DocumentHead } from '#web/document-head.tsx'
import { MentorAbout } from '#web/features/mentoring/mentors/mentor-about.tsx'
import { listMissingFields } from '#web/features/mentoring/mentors/missing-fields.ts'
import { SeatChoice } from '#web/features/mentoring/mentors/seat-choice.tsx'
import { StudyYear } from '#web/features/mentoring/mentors/study-year.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { changeFields, mentorRecordQuery } from './mentor-area.queries.ts'

const CONSTRAINTS = constraintsOf(mentors.change)

/** What others read of a mentor, for the mentor to change; whoever was given the role begins here. */
export default function MentorProfilePage() {
  const { mentoring, language } = useWords()
  const words = mentoring.mentor
  const { _id } = useSignedIn()
  const query = useQuery(mentorRecordQuery)
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
  const form = useContractForm(CONSTRAINTS, {
    initial: before?.fields,
    check: (fields) => listMissingFields(fields, mentoring.apply),
    send: changeFields,
    words: { done: words.saved, failed: words.failed, field: 'form' },
  })
  const refused = form.errorOf('form')
  return (
    <form {...form.props} className="grid gap-4">
      <div className="grid gap-x-5 sm:grid-cols-2">
        <SeatChoice seat={before?.seat} form={form} />
        <StudyYear before={before} />
      </div>
      <MentorAbout form={form} />
      {refused !== undefined && <Banner title={refused} tone="error" />}
      <Button type="submit" doing={form.isBusy ? words.saving : undefined} className="justify-self-start">
        {words.save}
      </Button>
    </form>
  )
}
