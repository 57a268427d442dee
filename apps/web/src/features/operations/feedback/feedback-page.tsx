import { useQuery } from '@tanstack/react-query'
import { DocumentHead } from '#web/document-head.tsx'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { feedbackHistoryQuery } from './feedback.queries.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { FeedbackHistory } from './feedback-history.tsx'

/** Own feedback: a mentee writes it; who wrote it, a mentor by now perhaps, sees what became of it and changes it. */
export default function FeedbackPage() {
  const { feedback: words } = useWords()
  const { role } = useSignedIn()
  const query = useQuery(feedbackHistoryQuery)
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="mx-auto grid max-w-3xl gap-6">
        {role === 'mentee' && (
          <Section id="write" title={words.write} lead={words.lead}>
            <FeedbackForm />
          </Section>
        )}
        <Section id="history" title={words.history}>
          <Loaded query={query} failed={words.moderation.fetchFailed}>
            {(history) => <FeedbackHistory history={history} />}
          </Loaded>
        </Section>
      </div>
    </ReauthenticationProvider>
  )
}
