import type { Request } from '@sopaan/contract/client'
import { isOnTrial } from '@sopaan/contract/paths'
import type { CategoryProfile } from '@sopaan/domain/counselling/papers'
import { type PageLanguage, readLanguageName } from '@sopaan/domain/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { en } from '#web/words/en.ts'
import { fetchWordsOf } from '#web/words/other-words.ts'
import { WordsProvider } from '#web/words/use-words.tsx'
import { fetchSeasonIfAny } from './counselling.queries.ts'
import { NextStepCard } from './next-step-card.tsx'

/**
 * The next step of a candidate as markup, for a page whose scripts know nothing of it; undefined where no season can be
 * read, which is no reason to keep back the answer that it stands under. Of the server alone.
 */
export async function writeNextStep(
  request: Request,
  candidate: CategoryProfile,
  language: PageLanguage,
): Promise<string | undefined> {
  // Its words are not those of a tool.
  if (isOnTrial(language)) return undefined
  const answer = await fetchSeasonIfAny(request)
  if (answer === undefined) return undefined
  const words = (await fetchWordsOf(readLanguageName(language))?.()) ?? en
  return renderToStaticMarkup(
    <WordsProvider words={words}>
      <NextStepCard season={answer.season} now={Date.parse(answer.now)} candidate={candidate} />
    </WordsProvider>,
  )
}
