import { inLanguage, paths } from '@sopaan/contract/paths'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** What to press once this seat is given, by the rules of JoSAA, and where the dates and papers stand. */
export function IfGiven() {
  const { colleges: words, language } = useWords()
  return (
    <Card>
      <h2 className="type-card">{words.givenTitle}</h2>
      <dl className="mt-3 grid gap-2">
        {(['freeze', 'slide', 'float'] as const).map((name) => (
          <div key={name}>
            <dt className="font-semibold">{words.givenNames[name]}</dt>
            <dd className="text-secondary">{words.given[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-secondary">{words.givenNote}</p>
      <p className="mt-2">
        <a
          href={inLanguage(paths.whatNow(), language)}
          className="inline-flex min-h-11 items-center font-semibold text-primary-text underline"
        >
          {words.givenLink}
        </a>
      </p>
      <p className="type-small text-tertiary">{words.givenSource}</p>
    </Card>
  )
}
