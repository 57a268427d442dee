import { StructuredData } from '#web/ui/structured-data.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** What people ask before anything else, for them and for search engines. */
export function Questions() {
  const { home } = useWords()
  return (
    <section aria-labelledby="questions" className="drawn-near mx-auto w-full max-w-3xl px-4 py-16 sm:px-6 lg:py-24">
      <StructuredData
        facts={{
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: home.questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
      <h2 id="questions" className="type-section">
        {home.questionsTitle}
      </h2>
      <div className="mt-6">
        {home.questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-border">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold">
              {question}
              <span aria-hidden="true" className="text-2xl text-primary-text group-open:rotate-45">
                +
              </span>
            </summary>
            <p className="measure pb-5 text-secondary">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
