import { inLanguage, paths } from '@sopaan/contract/paths'
import type { SpokenMeanings } from '@sopaan/contract/spoken-search'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { useWords } from '#web/words/use-words.tsx'

/** What the words of a search mean besides: several colleges, one outside JoSAA, one that is only likely. */
export function SearchNotes({ meanings: { elsewhere, ambiguous, suggested } }: { meanings: SpokenMeanings }) {
  const { collegeIndex: words, language } = useWords()
  return (
    <div role="status">
      {ambiguous.map(({ word, names }) => (
        <p key={word} className="mt-3">
          {words.several(word, names.map(shortInstituteName).join(', '))}
        </p>
      ))}
      {elsewhere.map(({ name, givenBy, counselling }) => (
        <p key={name} className="mt-3">
          {words.elsewhere(name, givenBy)}{' '}
          {counselling !== undefined && (
            <a
              href={inLanguage(`${paths.tool('state-college-predictor')}?counselling=${counselling}`, language)}
              className="inline-flex min-h-11 items-center text-primary-text underline"
            >
              {words.elsewhereLink}
            </a>
          )}
        </p>
      ))}
      {suggested.map(({ word, name, slug }) => (
        <p key={word} className="mt-3">
          {words.meant}{' '}
          <a
            href={inLanguage(paths.college(slug), language)}
            className="inline-flex min-h-11 items-center text-primary-text underline"
          >
            {shortInstituteName(name)}
          </a>
        </p>
      ))}
    </div>
  )
}
