import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { AskAgain } from '#web/identity/ask-again.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { feedbackHistoryQuery } from './feedback.queries.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { FeedbackHistory } from './feedback-history.tsx'

/** A mentee's feedback: write it, see what became of it, change it. */
export default function FeedbackPage() {
  const { feedback: words } = useWords()
  const { ageBand, parent } = useSignedIn()
  const query = useQuery(feedbackHistoryQuery)
  const waitsFor = ageBand === 'unknown' ? 'age' : ageBand === 'minor' && parent.state !== 'confirmed' ? 'parent' : null
  return (
    <AskAgain>
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="mx-auto grid max-w-3xl gap-6">
        <Section id="write" title={words.write} lead={words.lead}>
          {waitsFor === null ? <FeedbackForm /> : <Waits waitsFor={waitsFor} />}
        </Section>
        <Section id="history" title={words.history}>
          <Loaded query={query} failed={words.moderation.fetchFailed}>
            {(history) => <FeedbackHistory history={history} mayEdit={waitsFor === null} />}
          </Loaded>
        </Section>
      </div>
    </AskAgain>
  )
}

/** What has to happen first (decision C23). */
function Waits({ waitsFor }: { waitsFor: 'age' | 'parent' }) {
  const { feedback: words } = useWords()
  return (
    <Banner title={waitsFor === 'age' ? words.ageTitle : words.parentTitle} tone="note">
      <p className="mt-1">{waitsFor === 'age' ? words.ageText : words.parentText}</p>
      <Link to="/mentee-dashboard/profile" className={`${buttonClasses('line')} mt-3`}>
        {words.toProfile}
      </Link>
    </Banner>
  )
}
